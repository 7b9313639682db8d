import { verifyAudit } from '#server/features/audit/sealing/verify-audit';
import { StartError } from '#server/platform/start-error';
import { runCommand, tell } from './command';

const usage = `Usage: npm run audit:verify [-- <block>]

Goes through the audit and tells every entry and every personal value that was altered, removed, reordered or inserted
since it was sealed; it ends with 1 where there is any. <block> is the end of the chain as the log or this command told it
before, such as 41207:9f86d0…: it shows whether the chain's end was taken away since.
`;

const count = (number: number): string => number.toLocaleString('en');

void runCommand({
  usage,
  words: 0,
  maxWords: 1,
  async run(_config, [noted = null]) {
    if (noted !== null && !/^\d+:[\da-f]{64}$/.test(noted))
      throw new StartError('Name the block as it was told, by its number, a colon and 64 digits.');
    const findings = verifyAudit(noted);
    let found = 0;
    let step = await findings.next();
    for (; !step.done; step = await findings.next()) {
      tell(step.value);
      found++;
    }
    const { entries, blocks, erased, unsealed, head } = step.value;
    if (found > 0) process.exitCode = 1;
    return [
      `${found === 0 ? 'The audit is as it was sealed' : `${count(found)} found`}: ${count(entries)} entries in ${count(blocks)} blocks.`,
      `${count(unsealed)} wait to be sealed; of ${count(erased)} the personal values were erased.`,
      ...(head ? [`The chain ends with ${head}`] : []),
    ].join('\n');
  },
});
