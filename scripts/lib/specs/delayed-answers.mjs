// Preloaded into every Node process of `npm run test:delays`: delays each response of PostgreSQL and HTTP servers by a
// random time. The product doesn't know about it.
import { Server } from 'node:http';
import { Socket } from 'node:net';

const maxLength = 50;
let state = Number(process.env.SPEC_DELAYS) + Number(process.env.JEST_WORKER_ID ?? 0);

/** Returns a uniform random number from 0 to 1, in a sequence determined by the seed (Mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Usually a few milliseconds, so that a run doesn't take days, and rarely the maximum. */
const delay = () => maxLength * random() ** 6;

/** Delays the received data of a connection, in order. */
function receiveLater(socket) {
  const push = socket.push;
  const coming = [];
  let last = 0;
  socket.push = (...chunk) => {
    const now = performance.now();
    coming.push(chunk);
    last = Math.max(last, now + delay());
    setTimeout(() => {
      const next = coming.shift();
      if (!socket.destroyed) push.apply(socket, next);
    }, last - now);
    return true;
  };
}

const delayed = new WeakSet();
const { connect } = Socket.prototype;
Socket.prototype.connect = function connectToLater(...to) {
  if (!delayed.has(this)) receiveLater(this);
  delayed.add(this);
  return connect.apply(this, to);
};

// A browser's connections are in another process, so its requests are delayed instead.
const { emit } = Server.prototype;
Server.prototype.emit = function emitLater(event, ...what) {
  if (event !== 'request') return emit.call(this, event, ...what);
  setTimeout(() => emit.call(this, event, ...what), delay());
  return true;
};
