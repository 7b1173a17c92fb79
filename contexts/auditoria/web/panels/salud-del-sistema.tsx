import { parametrosPaths } from '@marco/parametros/paths';
import { useBloque } from '@marco/usuarios/widgets';
import { Card } from '@marco/web-kit/card';
import { formatMoment, formatNumber } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { auditoriaPaths } from '../../contract/auditoria.paths.ts';
import type { BloqueSalud } from '../../contract/index.ts';
import styles from './salud-del-sistema.module.css';

/** How the system runs: nothing but for who administers it. */
export function SaludDelSistema() {
  const query = useBloque<BloqueSalud>('salud');
  if (!query.data && query.error)
    return (
      <Card flush>
        <QueryError title="No fue posible cargar la salud del sistema" query={query} />
      </Card>
    );
  if (!query.data) return null;
  const { tareas, correosAbandonados, ultimoSello, selloAtrasado } = query.data;
  const enFalta = tareas.abandonadas + tareas.atrasadas;
  return (
    <Card title="Salud del sistema" flush>
      <dl className={styles['facts']}>
        <Dato nombre="Tareas programadas" isWell={enFalta === 0}>
          {enFalta === 0 ? 'Al día' : `${formatNumber(enFalta)} sin terminar`}
        </Dato>
        <Dato nombre="Correos sin entregar" isWell={correosAbandonados === 0}>
          {correosAbandonados === 0 ? (
            'Ninguno'
          ) : (
            <Link to={parametrosPaths.outbox}>{formatNumber(correosAbandonados)} por revisar</Link>
          )}
        </Dato>
        <Dato nombre="Sello de auditoría" isWell={!selloAtrasado}>
          <Link to={auditoriaPaths.home}>
            {ultimoSello === null ? 'Sin sello' : formatMoment(ultimoSello)}
          </Link>
        </Dato>
      </dl>
    </Card>
  );
}

interface DatoProps {
  readonly nombre: string;
  readonly isWell: boolean;
  readonly children: ReactNode;
}

function Dato({ nombre, isWell, children }: DatoProps) {
  return (
    <div className={isWell ? undefined : styles['warned']}>
      <dt>
        {nombre}
        {isWell ? null : <span className="sr"> (requiere atención)</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
