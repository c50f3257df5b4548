/** What is wrong with the environment, one line per variable and never a value. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}
