/**
 * What the portal is measured against: node:http and pg, nothing else. PostgreSQL builds each answer as the JSON text
 * that the portal gives under `data`; no sign-in, no check of anything.
 */
import http from 'node:http';
import pg from 'pg';
import { answers } from './raw-answers.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const values = JSON.parse(process.env.VALUES);

http
  .createServer((request, response) => {
    const name = request.url.slice(1);
    pool.query({ name, text: answers[name], values: values[name] }).then(
      ({ rows: [{ json }] }) => {
        const body = Buffer.from(json);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
        response.end(body);
      },
      (error) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
    request.resume();
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
