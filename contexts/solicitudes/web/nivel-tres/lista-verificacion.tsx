import { Card } from '@marco/web-kit/card';
import { classNames } from '@marco/web-kit/class-names';
import { EmptyState } from '@marco/web-kit/empty-state';
import { Segmented } from '@marco/web-kit/segmented';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ItemVerificado, Solicitud } from '../../contract/index.ts';
import { toVerificacionDimension } from '../../contract/solicitudes.paths.ts';
import { DIMENSION, type Dimension } from '../../contract/terms.ts';
import { BarraDeDimension } from './barra-dimension.tsx';
import { getNivelTres } from './get-nivel-tres.ts';
import { ItemPorVerificar } from './item-por-verificar.tsx';
import { useDictamen } from './use-dictamen.ts';
import { toValoresNivelTres } from './valores-nivel-tres.ts';
import styles from './verificacion.module.css';
import { type CuentaDeDimension, listDimensiones } from './verificacion.ts';

type Vista = 'todos' | 'por-decidir' | 'con-marca';

const VISTAS: Readonly<Record<Vista, (item: ItemVerificado) => boolean>> = {
  todos: () => true,
  'por-decidir': ({ veredicto }) => veredicto === null,
  'con-marca': ({ veredicto }) => veredicto === 'no-cumple',
};

const NADA: Readonly<Record<Vista, string>> = {
  todos: 'La lista no tiene ítems.',
  'por-decidir': 'Todos los ítems están decididos.',
  'con-marca': 'Ningún ítem incumple.',
};

interface ListaVerificacionProps {
  readonly solicitud: Solicitud;
  /** The one whose items are shown; all of them without it. */
  readonly dimension: Dimension | undefined;
}

/** The list of verification, dimension by dimension (design 13), or of one of them. */
export function ListaVerificacion({ solicitud, dimension }: ListaVerificacionProps) {
  const { items: todos } = getNivelTres(solicitud);
  const items = dimension === undefined ? todos : todos.filter((item) => item.dimension === dimension);
  const [vista, setVista] = useState<Vista>('todos');
  const valores = useMemo(() => toValoresNivelTres(solicitud), [solicitud]);
  const onDictamen = useDictamen(solicitud);
  // A row that is decided stays where it is until another view is chosen.
  const [codigos, setCodigos] = useState<ReadonlySet<string> | null>(null);
  const count = (una: Vista) => items.filter(VISTAS[una]).length;
  const isShown = ({ codigo }: ItemVerificado) => codigos === null || codigos.has(codigo);
  const shown = items.filter(isShown);
  return (
    <Card
      title="Lista de verificación"
      flush
      aside={
        <Segmented
          label="Ítems a la vista"
          segments={[
            { value: 'todos', label: `Los ${items.length}` },
            { value: 'por-decidir', label: `Sin decidir (${count('por-decidir')})` },
            { value: 'con-marca', label: `Con marca (${count('con-marca')})` },
          ]}
          value={vista}
          onChange={(next) => {
            setVista(next);
            setCodigos(
              next === 'todos' ? null : new Set(items.filter(VISTAS[next]).map(({ codigo }) => codigo)),
            );
          }}
        />
      }
    >
      {shown.length === 0 ? <EmptyState title={NADA[vista]} /> : <Columnas />}
      {listDimensiones(items).map((cuenta) => {
        const filas = cuenta.items.filter(isShown);
        return filas.length === 0 ? null : (
          <section key={cuenta.dimension} aria-label={DIMENSION[cuenta.dimension]}>
            <CabezaDeDimension
              cuenta={cuenta}
              to={dimension ? undefined : toVerificacionDimension(solicitud.id, cuenta.dimension)}
            />
            <ul className={styles['items']}>
              {filas.map((item) => (
                <ItemPorVerificar
                  key={item.codigo}
                  solicitud={solicitud}
                  item={item}
                  valores={valores}
                  onDictamen={onDictamen}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <p className={styles['teclas']} data-print="hide">
        Con el teclado, en un ítem: <kbd>E</kbd> abre su evidencia y <kbd>M</kbd> su motivo.
      </p>
    </Card>
  );
}

/** What each place of a row is, for the eyes: every row says it by itself too. */
function Columnas() {
  return (
    <div className={styles['columnas']} aria-hidden="true">
      <div>
        <span>Ítem</span>
        <span>Evidencia</span>
        <span>Decide</span>
        <span>Veredicto</span>
      </div>
    </div>
  );
}

interface CabezaDeDimensionProps {
  readonly cuenta: CuentaDeDimension;
  /** Where it stands alone; undefined there. */
  readonly to: string | undefined;
}

function CabezaDeDimension({ cuenta, to }: CabezaDeDimensionProps) {
  const { dimension, items, decididos } = cuenta;
  const nombre = DIMENSION[dimension];
  return (
    <div className={styles['dimension']}>
      <h3>{to === undefined ? nombre : <Link to={to}>{nombre}</Link>}</h3>
      {/* The card beside the list says the same in words. */}
      <div className={classNames(styles['barra'], styles['corta'])} aria-hidden="true">
        <BarraDeDimension cuenta={cuenta} />
      </div>
      <span className="num">
        {decididos} de {items.length}
        <span className="sr"> decididos</span>
      </span>
    </div>
  );
}
