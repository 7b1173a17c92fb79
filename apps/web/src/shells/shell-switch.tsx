import { getSession, useSession } from '@marco/acceso/web';
import { useEffect, useState } from 'react';
import { findShell, loadShell, type ShellName } from './load-shell.ts';

function chooseShell(session: ReturnType<typeof getSession>): ShellName {
  return session?.usuario ? 'private' : 'public';
}

/** Fetches the shell this browser will show, beside the screen in it: the page before stays until both are there. */
export async function prepareShell(): Promise<null> {
  await loadShell(chooseShell(getSession()));
  return null;
}

/**
 * Screens that keep one address: the public shell without an entity in force, the private one with it (ROUTE-15). Drawn
 * only once it was fetched, and the one before until then, so that no frame is blank.
 */
export function ShellSwitch() {
  const name = chooseShell(useSession());
  const [shown, setShown] = useState(name);
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    loadShell(name).then(() => setShown(name), setFailure);
    // A session may end here, and the private shell draws nothing without it.
    if (name === 'private') loadShell('public').catch(() => undefined);
  }, [name]);

  if (failure) throw failure;
  const Shell = findShell(name) ?? findShell(shown);
  return Shell ? <Shell /> : null;
}
