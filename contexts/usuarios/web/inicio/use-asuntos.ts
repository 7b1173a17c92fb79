import type { UseQueryResult } from '@tanstack/react-query';
import type { BloqueAsuntos } from '../../contract/index.ts';
import type { ConsultaInicio } from '../../rules/actividades/consulta-inicio.ts';
import { useBloque } from '../widgets/use-bloque.ts';

/** The matters the address asks for. */
export function useAsuntos({ ambito, tipo, grupo }: ConsultaInicio): UseQueryResult<BloqueAsuntos | null> {
  return useBloque<BloqueAsuntos>('asuntos', {
    ambito,
    ...(tipo === null ? {} : { tipo }),
    ...(grupo === null ? {} : { grupo }),
  });
}
