import { ensureBuilt } from '../build.mjs';
import { conclude, step } from '../checks.mjs';
import { timeTable } from './spec-times.mjs';

/** A run of several phases. Sums the passed and failed specs and the times of phases and files. */
export class Suite {
  #started = Date.now();
  #passed = 0;
  #failed = 0;
  #phases = [];
  #files = [];
  #skipped = [];

  /**
   * Runs one phase. `work` resolves to the counts of passed and failed and, for specs, the times of the files. An error
   * counts as one failed.
   */
  async phase(name, work) {
    const started = Date.now();
    try {
      const { passed, failed, files = [] } = await work();
      this.#passed += passed;
      this.#failed += failed;
      this.#files.push(...files);
    } catch (error) {
      process.stderr.write(`${name}: ${error.stack}\n`);
      this.#failed += 1;
    }
    this.#phases.push({ name, seconds: (Date.now() - started) / 1000 });
  }

  /** Builds server and client and compiles the sources for Jest. Returns false if that fails. */
  async build() {
    let problem;
    const work = async () => {
      const started = Date.now();
      problem = await ensureBuilt(['server', 'client', 'specs']);
      return { ok: problem === undefined, output: problem ?? '', seconds: (Date.now() - started) / 1000 };
    };
    await this.phase('build', () =>
      step('build', work, 'Fix the errors above. npm run check may show more of them at once.'),
    );
    if (problem === undefined) process.env.TREADWAY_BUILT = '1';
    return problem === undefined;
  }

  /** Records specs that can't run on this machine, with the reason. */
  skip(skipped) {
    this.#skipped.push(...skipped);
  }

  /** Prints the times and the skipped specs, then ends the run with the counts. */
  end() {
    const whole = { name: 'all phases', seconds: (Date.now() - this.#started) / 1000 };
    process.stdout.write(timeTable([...this.#phases, whole], this.#files));
    for (const { name, reason } of this.#skipped)
      process.stdout.write(`Not run: ${name}. Missing: ${reason}.\n`);
    conclude({ passed: this.#passed, failed: this.#failed });
  }
}
