// boardgame.io's own server with its store in memory, and a game that does next to nothing: every move counts one up.
// node boardgame.js BYTES: the state is padded to this size. Prints its port when it listens.
'use strict';

const { Server, SocketIO } = require('boardgame.io/server');

const bytes = Number(process.argv[2]);

const counter = {
  name: 'counter',
  setup: () => ({ count: 0, padding: 'x'.repeat(Math.max(0, bytes - '{"count":0,"padding":""}'.length)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: ({ G }) => { G.count += 1; } },
};

const server = Server({ games: [counter], transport: new SocketIO(), origins: ['http://127.0.0.1'] });
const listen = server.app.listen;
server.app.listen = (port, ...rest) => listen.call(server.app, port, '127.0.0.1', ...rest);
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
