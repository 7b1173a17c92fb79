import { useApi } from '@marco/web-kit/api-client';
import { useMemo } from 'react';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { getElementoEndpoint, listValoresElementoEndpoint } from '../../contract/index.ts';
import type { EntornoDetalle } from './enlaces.tsx';

/** As many values of a lista as the private call gives at once. */
const TODOS = 20_000;

/** Where the panels of a version lead and what they load for those who work on it. */
export function useEntornoPrivado(): EntornoDetalle {
  const api = useApi();
  return useMemo(
    () => ({
      clave: 'privado',
      toVersion: ({ versionId }) => toVersionElemento(versionId),
      toVigente: ({ versionId }) => toVersionElemento(versionId),
      loadVersion: ({ versionId }, signal) =>
        api.call<typeof getElementoEndpoint>(
          { method: 'GET', path: '/elemento-dato/{versionId}' },
          { params: { versionId: String(versionId) } },
          { signal, base: 'private' },
        ),
      loadValores: async ({ versionId, texto, pagina, tamano }, signal) => {
        const isSearch = texto.trim() !== '';
        const page = isSearch ? { pagina: 1, tamano: TODOS } : { pagina, tamano };
        const { valores, total } = await api.call<typeof listValoresElementoEndpoint>(
          { method: 'GET', path: '/elemento-dato/{versionId}/valores' },
          { params: { versionId: String(versionId) }, query: page },
          { signal, base: 'private' },
        );
        if (!isSearch) return { valores, total };
        const found = valores.filter(({ codigo, nombre }) => contains(`${codigo} ${nombre}`, texto));
        return { valores: found.slice((pagina - 1) * tamano, pagina * tamano), total: found.length };
      },
    }),
    [api],
  );
}

/** Accents and case do not count. */
function contains(whole: string, part: string): boolean {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return fold(whole).includes(fold(part.trim()));
}
