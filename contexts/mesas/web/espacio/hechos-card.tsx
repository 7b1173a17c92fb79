import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatLongDate } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { Segmented } from '@marco/web-kit/segmented';
import { FileText, Gavel, Landmark, type LucideIcon, Paperclip, TrendingUp, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CLASES_HECHO, type ClaseHecho } from '../../contract/espacio.terms.ts';
import type { BloqueHechos, GestionMesa, Hecho } from '../../contract/index.ts';
import { toReunion } from '../../contract/mesas.paths.ts';
import espacio from './espacio.module.css';
import styles from './hechos-card.module.css';
import { presentDiaCorto } from './present-dia.ts';
import { useHechos } from './use-espacio.ts';

interface HechosCardProps {
  readonly mesa: GestionMesa;
  /** The first page of everything. */
  readonly datos: BloqueHechos;
}

const CLASES: Readonly<Record<ClaseHecho, string>> = {
  todo: 'Todo',
  decisiones: 'Decisiones',
  documentos: 'Documentos',
};
const SEGMENTOS = CLASES_HECHO.map((value) => ({ value, label: CLASES[value] }));
const VACIO: Readonly<Record<ClaseHecho, string>> = {
  todo: 'Aún no ha pasado nada en la mesa.',
  decisiones: 'Aún no hay reuniones con decisiones que usted pueda leer.',
  documentos: 'Aún no hay actas ni documentos.',
};

/** What happened in the mesa, the latest first. */
export function HechosCard({ mesa, datos }: HechosCardProps) {
  const [clase, setClase] = useState<ClaseHecho>('todo');
  const query = useHechos(mesa.id, clase, datos);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const hechos = data?.pages.flatMap((page) => page.hechos) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <Card
      title="Línea de tiempo"
      aside={<Segmented label="Qué mostrar" segments={SEGMENTOS} value={clase} onChange={setClase} />}
      flush
    >
      {error && !isFetchingNextPage ? (
        <QueryError title="No fue posible cargar la línea de tiempo" query={{ error, isFetching, refetch }} />
      ) : null}
      {hechos.length === 0 && !isFetching ? <p className={espacio['empty']}>{VACIO[clase]}</p> : null}
      <ol className={styles['line']}>
        {hechos.map((hecho) => (
          <HechoItem key={hecho.clave} idMesa={mesa.id} hecho={hecho} />
        ))}
      </ol>
      {total === 0 ? null : (
        <p className={espacio['more']}>
          <span role="status">
            {hechos.length} de {total} {total === 1 ? 'hecho' : 'hechos'}
          </span>
          {hasNextPage ? (
            <Button
              variant="ghost"
              size="small"
              busy={isFetchingNextPage && 'Cargando'}
              onClick={() => void fetchNextPage()}
            >
              Ver más <span className="sr">hechos</span>
            </Button>
          ) : null}
        </p>
      )}
    </Card>
  );
}

const ICONOS: Readonly<Record<Hecho['tipo'], LucideIcon>> = {
  reunion: UsersRound,
  acta: FileText,
  documento: Paperclip,
  entidad: Landmark,
  servicio: TrendingUp,
  mesa: Gavel,
};

function HechoItem({ idMesa, hecho }: { readonly idMesa: number; readonly hecho: Hecho }) {
  const { tipo, cuando, titulo, texto, idReunion, decisiones } = hecho;
  const Icono = ICONOS[tipo];
  return (
    <li className={tipo === 'servicio' ? styles['good'] : undefined}>
      <time dateTime={cuando} title={formatLongDate(cuando)}>
        {presentDiaCorto(cuando)}
      </time>
      <span className={styles['point']} aria-hidden="true">
        <Icono size={14} />
      </span>
      <div>
        <p>
          <b>{titulo}</b>{' '}
          {idReunion === null ? texto : <Link to={toReunion(idReunion, idMesa)}>{texto}</Link>}
        </p>
        {decisiones.length === 0 ? null : (
          <ul className={styles['decisions']} aria-label="Decisiones">
            {decisiones.map((decision) => (
              <li key={decision}>
                <b>Decisión.</b> {decision}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
