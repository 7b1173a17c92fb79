import { readSettings, type Settings } from '@marco/api';

/** The settings of every test application, and those a test adds. */
export function readTestSettings(
  environment: Readonly<Record<string, string>>,
  { logs = false }: { readonly logs?: boolean } = {},
): Settings {
  return readSettings({
    LOG_LEVEL: logs ? 'info' : 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOGIN_ATTEMPT_DELAY_MS: '0',
    ...environment,
  });
}
