import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type ConsultaEntidades, formatConsulta, parseConsulta } from '../../rules/consulta-entidades.ts';
import { readConsultaGuardada, writeConsultaGuardada } from './consulta-guardada.ts';

/** Mark of the address a detail returns to (ROUTE-17). */
const RESTORE = 'entitiesConsult';

export interface ConsultaControl {
  readonly consulta: ConsultaEntidades;
  readonly show: (consulta: ConsultaEntidades, how?: { readonly replace: boolean }) => void;
}

/**
 * What the list shows. The address says it; an address that only asks to restore takes what this tab
 * showed last, and then says it too.
 */
export function useConsulta(): ConsultaControl {
  const [params, setParams] = useSearchParams();
  const said = toQuery(parseConsulta(params));
  const stored = params.get(RESTORE) === '1' && said === '' ? readConsultaGuardada() : '';
  const query = stored === '' ? said : toQuery(parseConsulta(new URLSearchParams(stored)));

  useEffect(() => {
    writeConsultaGuardada(query);
    if (query !== said) setParams(`${RESTORE}=1&${query}`, { replace: true });
  }, [query, said, setParams]);

  return {
    consulta: parseConsulta(new URLSearchParams(query)),
    show: (consulta, how) => setParams(toQuery(consulta), how),
  };
}

function toQuery(consulta: ConsultaEntidades): string {
  return new URLSearchParams(formatConsulta(consulta)).toString();
}
