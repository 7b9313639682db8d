/**
 * The baseline of the portal: node:http and pg only. PostgreSQL builds each response as the JSON of `data`, and writes
 * use hand-written transactions. There is no sign-in.
 */
import http from 'node:http';
import pg from 'pg';
import { peopleAnswers } from './admin/raw-people.mjs';
import { answers as learnersAnswers } from './raw-answers.mjs';
import { save } from './raw-save.mjs';
import { submit } from './raw-submit.mjs';

// Keeps its connections open like the portal.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, min: 10 });
const values = JSON.parse(process.env.VALUES);
const answers = { ...learnersAnswers, ...peopleAnswers };
const writes = { save, submit };

/** Lets PostgreSQL parse every read, so that the server doesn't start if a read no longer fits the tables. */
async function checkReads() {
  const client = await pool.connect();
  for (const [name, text] of Object.entries(answers)) {
    await client.query(`prepare "check ${name}" as ${text}`).catch((error) => {
      throw new Error(`The hand-written read '${name}' fails: ${error.message}`, { cause: error });
    });
  }
  client.release(true);
}

async function read(name) {
  const { rows } = await pool.query({ name, text: answers[name], values: values[name] });
  return rows[0].json;
}

async function write(name, request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.stringify(await writes[name](pool, JSON.parse(Buffer.concat(parts).toString())));
}

await checkReads();
http
  .createServer((request, response) => {
    const name = request.url.slice(1);
    if (name === '') return response.end();
    const answer = request.method === 'POST' ? write(name, request) : read(name);
    if (request.method !== 'POST') request.resume();
    answer.then(
      (json) => {
        const body = Buffer.from(json);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
        response.end(body);
      },
      (error) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
