import { getSession, useSession } from '@marco/acceso/web';
import { lazy, Suspense } from 'react';

const loadPublicShell = () => import('./public-shell.tsx');
const loadPrivateShell = () => import('./private-shell.tsx');

const LazyPublicShell = lazy(async () => ({ default: (await loadPublicShell()).PublicShell }));
const LazyPrivateShell = lazy(async () => ({ default: (await loadPrivateShell()).PrivateShell }));

/** Fetches the shell this browser will show, beside the screen in it. */
export async function loadShellSwitch() {
  await (getSession()?.usuario ? loadPrivateShell() : loadPublicShell());
  return { Component: ShellSwitch };
}

/** Screens that keep one address: the public shell without an entity in force, the private one with it (ROUTE-15). */
function ShellSwitch() {
  const isPrivate = Boolean(useSession()?.usuario);
  return <Suspense fallback={null}>{isPrivate ? <LazyPrivateShell /> : <LazyPublicShell />}</Suspense>;
}
