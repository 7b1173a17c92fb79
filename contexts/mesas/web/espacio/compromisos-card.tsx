import { presentEntidad } from '@marco/entidades/terms';
import { Card } from '@marco/web-kit/card';
import { Link } from 'react-router';
import {
  COLUMNA_COMPROMISO,
  COLUMNAS_COMPROMISO,
  type ColumnaCompromiso,
} from '../../contract/espacio.terms.ts';
import type { BloqueCompromisos, Compromiso, GestionMesa } from '../../contract/index.ts';
import { toTableroDeMesa } from '../../contract/mesas-private.paths.ts';
import { presentPlazo } from '../../rules/compromisos/plazo-compromiso.ts';
import { AddCompromiso } from '../compromisos/add-compromiso.tsx';
import { UltimoAvance } from '../compromisos/ultimo-avance.tsx';
import styles from './compromisos-card.module.css';
import espacio from './espacio.module.css';
import { presentDiaCorto } from './present-dia.ts';

interface CompromisosCardProps {
  readonly mesa: GestionMesa;
  readonly datos: BloqueCompromisos;
  readonly onOpen: (compromiso: Compromiso) => void;
}

const VACIAS: Readonly<Record<ColumnaCompromiso, string>> = {
  vencidos: 'Nada vencido.',
  semana: 'Nada vence esta semana.',
  despues: 'Nada vence después.',
};

/** The open commitments of the mesa that the person may see, by their day. */
export function CompromisosCard({ mesa, datos, onOpen }: CompromisosCardProps) {
  const { columnas, agregar } = datos;
  return (
    <Card
      title="Compromisos"
      aside={
        <span className={espacio['aside']}>
          <Link to={toTableroDeMesa(mesa.id)}>
            Ver todos <span className="sr">los compromisos</span>
          </Link>
          <AddCompromiso isSmall origen={{ idMesa: mesa.id, idReunion: null }} agregar={agregar} />
        </span>
      }
      flush
    >
      <p className={espacio['sub']}>{presentResumen(datos)}</p>
      <div className={styles['columns']}>
        {COLUMNAS_COMPROMISO.map((columna) => {
          const { total, compromisos } = columnas[columna];
          return (
            <section key={columna} aria-label={COLUMNA_COMPROMISO[columna]} className={styles[columna]}>
              <h3>
                {COLUMNA_COMPROMISO[columna]} <span className="num">{total}</span>
              </h3>
              {compromisos.length === 0 ? <p className={styles['none']}>{VACIAS[columna]}</p> : null}
              <ul>
                {compromisos.map((compromiso) => (
                  <li key={compromiso.id}>
                    <button type="button" className={styles['card']} onClick={() => onOpen(compromiso)}>
                      <b>{compromiso.descripcion}</b>
                      <UltimoAvance compromiso={compromiso} />
                      <span className={styles['foot']}>
                        <span>{presentEntidad(compromiso.entidad)}</span>
                        <span className={styles['due']}>
                          {presentDiaCorto(compromiso.venceEn)}
                          <span className="sr">, {presentPlazo(compromiso)}</span>
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {total > compromisos.length ? (
                <Link to={{ search: '?pestana=compromisos' }}>
                  {total - compromisos.length} más{' '}
                  <span className="sr">en {COLUMNA_COMPROMISO[columna]}</span>
                </Link>
              ) : null}
            </section>
          );
        })}
      </div>
    </Card>
  );
}

function presentResumen({ abiertos, cumplidos, aTiempo }: BloqueCompromisos): string {
  const parte = cumplidos === 0 ? '' : ` (${Math.round((100 * aTiempo) / cumplidos)} % a tiempo)`;
  const open = abiertos === 1 ? '1 abierto' : `${abiertos} abiertos`;
  return `${open}, ${cumplidos === 1 ? '1 cumplido' : `${cumplidos} cumplidos`}${parte}`;
}
