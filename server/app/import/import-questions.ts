import { questionsCommand } from './questions-command';

async function main(): Promise<void> {
  const { code, output, errors } = await questionsCommand(process.argv.slice(2), process.env);
  process.stdout.write(output);
  process.stderr.write(errors);
  process.exitCode = code;
}

void main();
