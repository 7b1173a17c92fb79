import { accesoPaths } from '@marco/acceso/paths';
import { useSession } from '@marco/acceso/web';
import { validadorPaths } from '@marco/esquemas/paths';
import { MINIMO_BUSQUEDA } from '@marco/usuarios/busqueda';
import type {
  createVistaDeBusquedaEndpoint,
  deleteVistasDeBusquedaEndpoint,
  Encontrado,
  getInicioDeBusquedaEndpoint,
  searchTodoEndpoint,
} from '@marco/usuarios/contract';
import { usuariosPaths } from '@marco/usuarios/paths';
import { useApi } from '@marco/web-kit/api-client';
import { useTheme } from '@marco/web-kit/theme';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AccionLocal, LoQueSeOfrece } from './opciones.ts';

/** Somebody who types goes on within this time; the server is asked after it. */
const ESPERA_MS = 150;

const CLAVE = ['busqueda'] as const;
const CLAVE_INICIO = [...CLAVE, 'inicio'] as const;

/** A text once nobody has typed for a moment. */
export function useSettledText(texto: string): string {
  const [settled, setSettled] = useState(texto);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texto), ESPERA_MS);
    return () => clearTimeout(timer);
  }, [texto]);
  return settled;
}

interface Pedido {
  readonly texto: string;
  /** Code of a kind. */
  readonly tipo: string | null;
  readonly pagina?: number;
}

/** Whether the server looks for a text: three letters, or a scope word. */
export function isForServer(texto: string): boolean {
  return texto.trim().length >= MINIMO_BUSQUEDA;
}

/** What the server finds; what was found before stays until then. */
export function useResultado({ texto, tipo, pagina = 1 }: Pedido) {
  const api = useApi();
  const q = texto.trim();
  return useQuery({
    queryKey: [...CLAVE, q, tipo, pagina],
    queryFn: ({ signal }) =>
      api.call<typeof searchTodoEndpoint>(
        { method: 'GET', path: '/busqueda' },
        { query: { q, ...(tipo === null ? {} : { tipo, pagina }) } },
        { signal, quiet: true },
      ),
    enabled: isForServer(q),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

const NADA = { recientes: [], frecuentes: [], acciones: [] } as const;

/** What is offered before anything is typed: of the person, and of the page itself. */
export function useOfrecido(): LoQueSeOfrece {
  const api = useApi();
  const usuario = useSession()?.usuario;
  const { theme, toggleTheme } = useTheme();
  const { data = NADA } = useQuery({
    queryKey: CLAVE_INICIO,
    queryFn: ({ signal }) =>
      api.call<typeof getInicioDeBusquedaEndpoint>(
        { method: 'GET', path: '/busqueda/inicio' },
        {},
        { signal, quiet: true },
      ),
    enabled: usuario !== undefined,
    staleTime: 0,
    retry: false,
  });
  const locales: AccionLocal[] = [
    { titulo: 'Validar un mensaje', to: validadorPaths.home },
    ...(usuario?.entidad ? [{ titulo: 'Cambiar de entidad', to: accesoPaths.userEntities }] : []),
    { titulo: theme === 'dark' ? 'Usar el tema claro' : 'Usar el tema oscuro', run: toggleTheme },
  ];
  const lugares: AccionLocal[] = usuario?.entidad
    ? [
        { titulo: 'Inicio', to: usuariosPaths.home },
        ...usuario.funcionalidades.flatMap(({ subFuncionalidades }) =>
          subFuncionalidades.map(({ nombreFuncionalidad, url }) => ({
            titulo: nombreFuncionalidad,
            to: url,
          })),
        ),
      ]
    : [];
  return { ...data, locales, lugares };
}

/** Remembers what a person opens; that it fails hinders nobody. */
export function useVistas() {
  const api = useApi();
  const queries = useQueryClient();
  const hasSession = useSession() !== null;
  const clear = useMutation({
    mutationFn: () =>
      api.call<typeof deleteVistasDeBusquedaEndpoint>({ method: 'DELETE', path: '/busqueda/vistas' }, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: CLAVE_INICIO }),
  });
  const remember = ({ tipo, id }: Encontrado) => {
    if (!hasSession) return;
    api
      .call<typeof createVistaDeBusquedaEndpoint>(
        { method: 'POST', path: '/busqueda/vistas' },
        { body: { tipo, id } },
        { quiet: true },
      )
      .catch(() => undefined);
  };
  return { remember, clear };
}
