import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { Select, toOptions } from '@marco/web-kit/select';
import { useState } from 'react';
import { LECTURA, type Lectura } from '../../contract/compatibilidad.terms.ts';
import type { CompatibilidadVersiones, VersionServicio } from '../../contract/index.ts';
import { CambioDeVersion } from './cambio-de-version.tsx';
import styles from './compatibilidad-card.module.css';
import { useCompatibilidad } from './use-compatibilidad.ts';
import { VeredictoChip } from './veredicto-chip.tsx';

interface CompatibilidadCardProps {
  readonly desde: VersionServicio;
  readonly hasta: VersionServicio;
}

/** What a version changes of the one before, and whom it breaks (design 11, "Version entry"). */
export function CompatibilidadCard({ desde, hasta }: CompatibilidadCardProps) {
  const [lectura, setLectura] = useState<Lectura>('tolerante');
  const compatibilidad = useCompatibilidad(desde.id, hasta.id, lectura);
  return (
    <LoadBlock query={compatibilidad} subject="qué cambia entre las versiones">
      {(data) => (
        <Card title={`Qué cambia frente a la versión ${desde.numero}`}>
          <div className={styles['block']}>
            <Resumen compatibilidad={data} />
            <div className={styles['reading']}>
              <Select
                small
                label="Quien recibe un mensaje"
                options={toOptions(LECTURA)}
                value={lectura}
                onChange={(value) => setLectura(value === 'estricta' ? 'estricta' : 'tolerante')}
              />
            </div>
            <ListaDeCambios compatibilidad={data} />
          </div>
        </Card>
      )}
    </LoadBlock>
  );
}

function Resumen({ compatibilidad }: { readonly compatibilidad: CompatibilidadVersiones }) {
  const { veredictos, numeroMinimo, hasta } = compatibilidad;
  const { numero, razon, alcanza } = numeroMinimo;
  return (
    <>
      <dl className={styles['verdicts']}>
        <div>
          <dt>Para quien pide</dt>
          <dd>
            <VeredictoChip veredicto={veredictos.pide} quien="pide" />
          </dd>
        </div>
        <div>
          <dt>Para quien lee</dt>
          <dd>
            <VeredictoChip veredicto={veredictos.lee} quien="lee" />
          </dd>
        </div>
      </dl>
      <Notice tone={alcanza ? 'info' : 'warn'}>
        {alcanza ? (
          <>
            <b>El número {hasta.numero} le alcanza.</b> {razon}
          </>
        ) : (
          <>
            <b>
              Le corresponde al menos el número {numero}, y lleva el {hasta.numero}.
            </b>{' '}
            {razon}
          </>
        )}
      </Notice>
    </>
  );
}

function ListaDeCambios({ compatibilidad }: { readonly compatibilidad: CompatibilidadVersiones }) {
  const { cambios, totalCambios } = compatibilidad;
  if (cambios.length === 0) return <EmptyState title="Los mensajes de las dos versiones dicen lo mismo." />;
  const cuenta = totalCambios === 1 ? '1 cambio' : `${formatNumber(totalCambios)} cambios`;
  return (
    <section aria-label="Cambios de los mensajes">
      <h3 className={styles['count']}>
        {cambios.length === totalCambios
          ? cuenta
          : `${formatNumber(cambios.length)} de ${cuenta}, los más graves primero`}
      </h3>
      <ul className={styles['changes']}>
        {cambios.map((cambio) => (
          <li key={`${cambio.operacion} ${cambio.papel} ${cambio.clase} ${cambio.campo}`}>
            <CambioDeVersion cambio={cambio} compatibilidad={compatibilidad} />
          </li>
        ))}
      </ul>
    </section>
  );
}
