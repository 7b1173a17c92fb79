import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Keep the output and give it back instead of showing it. */
  readonly quiet?: boolean;
  /** Takes the output as it comes, instead of the terminal. */
  readonly show?: (text: string) => void;
  /** Milliseconds after which the command and everything it started is killed. */
  readonly timeoutMs?: number;
}

export interface CommandResult {
  /** Exit code; 128 + n for signal n, 127 when it could not be started. */
  readonly code: number;
  /** Both streams, only when `quiet`. */
  readonly output: string;
  readonly timedOut: boolean;
}

const running = new Set<ChildProcess>();

/** Own process groups (not on Windows), so that a runner's workers and browsers end with the runner. */
const ownGroup = process.platform !== 'win32';

function killTree(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (ownGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // already gone
  }
}

/** Runs a program to its end. Never rejects: the caller judges the exit code. */
export function spawnCommand(
  file: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: options.quiet || options.show ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: ownGroup,
    });
    running.add(child);
    let output = '';
    let timedOut = false;
    const take = (text: string): void => {
      if (options.show) options.show(text);
      else output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    const timer = setTimeout(
      () => {
        timedOut = true;
        killTree(child, 'SIGKILL');
      },
      options.timeoutMs ?? 2 ** 31 - 1,
    );
    const settle = (code: number): void => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output, timedOut });
    };
    child.on('error', (error) => {
      take(error.message);
      settle(127);
    });
    child.on('close', (code, signal) => settle(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * Ends every program started here when this process is told to end or exits for any reason. Answers the function
 * that gives the signals back, for a process that goes on as something else.
 */
export function endChildrenWithThisProcess(): () => void {
  process.on('exit', () => {
    for (const child of running) killTree(child, 'SIGKILL');
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const leave = (signal: NodeJS.Signals): void => {
    for (const child of running) killTree(child, 'SIGTERM');
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, leave);
  return () => {
    for (const signal of signals) process.off(signal, leave);
  };
}
