"""What our WebSocket uses of uvicorn beyond its documented interface: says what broke when a new version changes it."""

import inspect

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected, get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from alcatraz.server.transport.websocket import TableSocket


@pytest.mark.parametrize("name", ["ws_max_size", "ws_ping_interval", "ws_ping_timeout", "root_path", "asgi_version"])
def test_the_settings_that_our_websocket_reads_are_there(name: str) -> None:
    config = uvicorn.Config(lambda: None, interface="asgi3", log_config=None)
    assert hasattr(config, name)


def test_an_application_is_loaded_under_the_name_that_we_use() -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        pass

    config = uvicorn.Config(app, log_config=None, lifespan="off", proxy_headers=False)
    config.load()
    assert callable(config.loaded_app)


def test_the_state_of_a_server_has_what_we_register_with() -> None:
    state = ServerState()
    assert isinstance(state.connections, set)
    assert isinstance(state.tasks, set)
    assert isinstance(state.default_headers, list)


def test_uvicorn_makes_websockets_with_the_arguments_that_ours_takes() -> None:
    from uvicorn.protocols.websockets.wsproto_impl import WSProtocol

    theirs = set(inspect.signature(WSProtocol.__init__).parameters)
    assert set(inspect.signature(TableSocket.__init__).parameters) <= theirs


def test_the_functions_for_addresses_take_a_transport() -> None:
    for function in (get_local_addr, get_remote_addr, is_ssl):
        assert list(inspect.signature(function).parameters) == ["transport"]
    assert issubclass(ClientDisconnected, OSError)
