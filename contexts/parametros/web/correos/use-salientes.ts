import { useApi } from '@marco/web-kit/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { searchSalientes } from '../../contract/index.ts';
import { ESTADOS_CORREO, type EstadoCorreo } from '../../contract/terms.ts';

/** What the outbox shows; the address holds it. */
export interface FiltroSalientes {
  readonly estado: EstadoCorreo | '';
  readonly texto: string;
  readonly pagina: number;
  readonly tamano: number;
}

export const TAMANOS_SALIENTES = [10, 25, 50];
const VACIO: FiltroSalientes = { estado: '', texto: '', pagina: 1, tamano: 10 };

function readNumber(text: string | null, fallback: number): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : fallback;
}

/** The filter of the address and how to change it. */
export function useFiltroSalientes(): [FiltroSalientes, (filtro: FiltroSalientes) => void] {
  const [params, setParams] = useSearchParams();
  const tamano = readNumber(params.get('tamano'), VACIO.tamano);
  const filtro = {
    estado: ESTADOS_CORREO.find((estado) => estado === params.get('estado')) ?? VACIO.estado,
    texto: params.get('texto') ?? VACIO.texto,
    pagina: readNumber(params.get('pagina'), VACIO.pagina),
    tamano: TAMANOS_SALIENTES.includes(tamano) ? tamano : VACIO.tamano,
  };
  const show = (next: FiltroSalientes) => {
    const differing = Object.entries(next).filter(
      ([name, value]) => value !== VACIO[name as keyof FiltroSalientes],
    );
    setParams(differing.map(([name, value]) => [name, String(value)] as [string, string]));
  };
  return [filtro, show];
}

/** One page of the outbox. */
export function useSalientes({ estado, texto, pagina, tamano }: FiltroSalientes) {
  const api = useApi();
  return useQuery({
    queryKey: ['parametros', 'salientes', { estado, texto, pagina, tamano }],
    queryFn: ({ signal }) =>
      api.call<typeof searchSalientes>(
        { method: 'GET', path: '/correos/salientes' },
        { query: { pagina, tamano, ...(estado ? { estado } : {}), ...(texto ? { texto } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}
