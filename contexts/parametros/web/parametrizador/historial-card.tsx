import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatMoment } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { isSameData } from '@marco/web-kit/ruled-form';
import { Skeleton } from '@marco/web-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  CambioParametro,
  GrupoDeParametros,
  listCambiosParametrosEndpoint,
  Parametro,
} from '../../contract/index.ts';
import { TAMANO_HISTORIAL, TAMANO_MAXIMO } from '../../contract/terms.ts';
import styles from './parametrizador.module.css';
import { presentConUnidad } from './present-valor.ts';
import { toHistorialKey } from './queries.ts';

interface HistorialCardProps {
  readonly grupo: GrupoDeParametros;
  /** Puts a value of then into the form, to be saved like any other. */
  readonly onPutBack: (clave: string, valor: unknown) => void;
}

/** What was changed in a group, newest first, with the way back. */
export function HistorialCard({ grupo, onPutBack }: HistorialCardProps) {
  const api = useApi();
  const [tamano, setTamano] = useState<number>(TAMANO_HISTORIAL);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...toHistorialKey(grupo.codigo), { tamano }],
    queryFn: ({ signal }) =>
      api.call<typeof listCambiosParametrosEndpoint>(
        { method: 'GET', path: '/parametrizador/{grupo}/historial' },
        { params: { grupo: grupo.codigo }, query: { pagina: 1, tamano } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const cambios = data?.cambios ?? [];
  return (
    <Card title="Historial de este grupo" flush>
      {error ? (
        <QueryError title="No fue posible cargar el historial" query={{ error, isFetching, refetch }} />
      ) : null}
      {!data && !error ? <Skeleton label="Cargando historial" rows={2} /> : null}
      {data && cambios.length === 0 ? (
        <p className={styles['none']}>Nadie ha cambiado un valor de este grupo.</p>
      ) : null}
      <ul className={styles['history']}>
        {cambios.map((cambio) => {
          const parametro = grupo.parametros.find(({ clave }) => clave === cambio.clave);
          return parametro ? (
            <CambioLinea
              key={cambio.id}
              cambio={cambio}
              parametro={parametro}
              onPutBack={() => onPutBack(cambio.clave, cambio.antes)}
            />
          ) : null;
        })}
      </ul>
      {data && data.total > cambios.length && tamano < TAMANO_MAXIMO ? (
        <div className={styles['more']}>
          <Button
            variant="ghost"
            size="small"
            busy={isFetching && 'Cargando'}
            onClick={() => setTamano(Math.min(tamano + 4 * TAMANO_HISTORIAL, TAMANO_MAXIMO))}
          >
            Ver más cambios
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

interface CambioLineaProps {
  readonly cambio: CambioParametro;
  readonly parametro: Parametro;
  readonly onPutBack: () => void;
}

function CambioLinea({ cambio, parametro, onPutBack }: CambioLineaProps) {
  const antes = presentConUnidad(parametro, cambio.antes);
  const canPutBack =
    cambio.estado === 'aplicado' && parametro.edicion.allowed && !isSameData(parametro.valor, cambio.antes);
  return (
    <li>
      <div>
        <p>
          {parametro.nombre}: <del>{antes}</del> <ins>{presentConUnidad(parametro, cambio.despues)}</ins>
        </p>
        <small>
          {cambio.persona}, {formatMoment(cambio.creadoEn)}
          {presentFin(cambio)}
        </small>
      </div>
      {canPutBack ? (
        <Button variant="ghost" size="small" onClick={onPutBack}>
          Volver a {antes} <span className="sr">en {parametro.nombre}</span>
        </Button>
      ) : null}
    </li>
  );
}

const FINES = { aplicado: 'Lo confirmó', rechazado: 'Lo rechazó', retirado: 'Lo retiró', propuesto: '' };

/** What became of a change that a second person had to confirm. */
function presentFin({ estado, decision }: CambioParametro): string {
  if (estado === 'propuesto') return ' · Por confirmar';
  if (decision === null) return '';
  return ` · ${FINES[estado]} ${decision.persona}, ${formatMoment(decision.decididoEn)}`;
}
