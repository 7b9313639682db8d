// Loaded into every Node process of `npm run test:delays` before anything else: each answer that PostgreSQL or an HTTP
// server gives comes later than it would, each by another time. Nothing of the product knows of it.
import { Server } from 'node:http';
import { Socket } from 'node:net';

const maxLength = 50;
let state = Number(process.env.SPEC_DELAYS) + Number(process.env.JEST_WORKER_ID ?? 0);

/** Evenly from 0 to 1, in an order that the seed gives (Mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Mostly a few milliseconds, so that a run lasts no day; now and then as long as it gets. */
const delay = () => maxLength * random() ** 6;

/** What comes in by a connection comes later, in its order. */
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

// A browser's connections are made elsewhere: its requests are taken up later.
const { emit } = Server.prototype;
Server.prototype.emit = function emitLater(event, ...what) {
  if (event !== 'request') return emit.call(this, event, ...what);
  setTimeout(() => emit.call(this, event, ...what), delay());
  return true;
};
