"""Analyses over HTTP: started for a finished table or a posted record, asked for until they are done, or stopped."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.kernel.errors import ContractError
from alcatraz.server.analyses.queue import Analyses, Job
from alcatraz.server.http.answers import language_of, problem, problem_answer, read_body
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.outgoing.listener import words_for
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.records import record_of
from alcatraz.wire import AnalyseRecord, AnalysisStatus

# In the bucket of requests: an analysis takes seconds of a processor.
_COST = 10
_LONGEST_ID = 64
_wanted: msgspec.json.Decoder[AnalyseRecord] = msgspec.json.Decoder(AnalyseRecord)


class AnalysisHandlers:
    def __init__(self, context: RequestContext, analyses: Analyses) -> None:
        self._context = context
        self._analyses = analyses

    async def of_table(self, request: Request) -> Response:
        """Only after the end: it knows every hand."""
        self._context.must_be_welcome(request, _COST)
        tables, table_id = self._context.tables, request.path_params["table"]
        actor = await tables.table(table_id) if len(table_id) <= _LONGEST_ID else None
        if actor is None:
            raise denied("no_table")
        async with actor.lock:
            room = actor.room
            if room.phase not in ("over", "closed"):
                raise denied("not_over")
            log = await tables.services.store.read(room.id) if room.table is None else []
            record = record_of(room, log)
        return _answer(self._analyses.start(record), request)

    async def of_record(self, request: Request) -> Response:
        self._context.must_be_welcome(request, _COST)
        try:
            wanted = await read_body(request, _wanted, self._context.settings.limits.body_bytes)
        except ContractError as error:
            return problem_answer(error, language_of(request))
        return _answer(self._analyses.start(wanted.record), request, wanted.language)

    async def status(self, request: Request) -> Response:
        self._context.must_be_welcome(request)
        return _answer(self._analyses.find(request.path_params["analysis"]), request)

    async def stop(self, request: Request) -> Response:
        self._context.must_be_welcome(request)
        return _answer(self._analyses.stop(request.path_params["analysis"]), request)


def _answer(job: Job | None, request: Request, language: str = "") -> Response:
    if job is None:
        raise denied("no_analysis")
    words = words_for(language or language_of(request))
    told = AnalysisStatus(job.id, job.state, len(job.units) if job.units else 0, job.total)
    if job.state == "finished":
        told.steps = job.total
    if job.problem is not None:
        told.error = problem(job.problem, words)
    body = msgspec.to_builtins(told)
    if job.told:
        body["result"] = msgspec.Raw(job.told[words.language])
    return Response(msgspec.json.encode(body), media_type="application/json")
