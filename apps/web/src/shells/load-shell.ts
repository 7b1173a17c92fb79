import type { ComponentType } from 'react';

export type ShellName = 'public' | 'private';

const LOADERS: Readonly<Record<ShellName, () => Promise<ComponentType>>> = {
  public: async () => (await import('./public-shell.tsx')).PublicShell,
  private: async () => (await import('./private-shell.tsx')).PrivateShell,
};

const loaded: Partial<Record<ShellName, ComponentType>> = {};

/** Fetches a shell; from then on it can be drawn at once. */
export async function loadShell(name: ShellName): Promise<{ readonly Component: ComponentType }> {
  const Component = loaded[name] ?? (await LOADERS[name]());
  loaded[name] = Component;
  return { Component };
}

/** A shell that was fetched before. */
export function findShell(name: ShellName): ComponentType | undefined {
  return loaded[name];
}
