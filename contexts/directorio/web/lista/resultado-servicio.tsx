import { presentEntidad } from '@marco/entidades/terms';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Chip } from '@marco/web-kit/chip';
import { classNames } from '@marco/web-kit/class-names';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { BadgeCheck, Building2, FlaskConical, KeyRound, Shield } from 'lucide-react';
import { Link } from 'react-router';
import type { ServicioDirectorio } from '../../contract/index.ts';
import { ACCESO_SERVICIO, SIMULACION_SERVICIO } from '../../contract/terms.ts';
import { presentClase, presentConsumidores } from '../present-servicio.ts';
import styles from './resultado-servicio.module.css';

/** A servicio that was found: who offers it, what it asks for and delivers, and how it stands. */
export function ResultadoServicio({ servicio }: { readonly servicio: ServicioDirectorio }) {
  const { nombre, direccion, entidad, estado, resumen, pide, entrega, faltan } = servicio;
  return (
    <article className={styles['row']} aria-labelledby={`servicio-${servicio.servicioId}`}>
      <div className={styles['head']}>
        <div>
          <h3 id={`servicio-${servicio.servicioId}`}>
            <Link to={direccion}>{nombre}</Link>
          </h3>
          <p className={styles['entidad']}>{presentEntidad(entidad.nombre, entidad.sigla)}</p>
        </div>
        <span className={styles['estado']}>
          <EstadoServicioChip nombre={estado.nombre} color={estado.color} importado={estado.importado} />
          {estado.enSuspension ? <Chip tone="red">En suspensión</Chip> : null}
        </span>
      </div>
      {resumen === '' ? null : <p className={styles['resumen']}>{resumen}</p>}
      <dl className={styles['lados']}>
        <Lado nombre="Pide" lado={pide} />
        <Lado nombre="Entrega" lado={entrega} />
      </dl>
      {faltan.length === 0 ? null : (
        <p className={styles['faltan']}>
          Le falta para pedirlo: {faltan.map((dato) => dato.nombre).join(', ')}.
        </p>
      )}
      <Pie servicio={servicio} />
    </article>
  );
}

interface LadoProps {
  readonly nombre: 'Pide' | 'Entrega';
  readonly lado: ServicioDirectorio['pide'];
}

/** Some of its data, those that were looked for marked. */
function Lado({ nombre, lado: { total, datos } }: LadoProps) {
  const rest = total - datos.length;
  return (
    <>
      <dt>{nombre}</dt>
      <dd>
        {total === 0 ? (
          <span className={styles['ninguno']}>
            Aún no dice qué datos {nombre === 'Pide' ? 'pide' : 'entrega'}
          </span>
        ) : (
          <ul className={styles['datos']}>
            {datos.map(({ elementoId, nombre: dato, coincide }) => (
              <li key={elementoId} className={classNames(styles['dato'], coincide && styles['hit'])}>
                {coincide ? <mark>{dato}</mark> : dato}
              </li>
            ))}
            {rest > 0 ? <li className={styles['dato']}>y {formatNumber(rest)} más</li> : null}
          </ul>
        )}
      </dd>
    </>
  );
}

function Pie({ servicio }: { readonly servicio: ServicioDirectorio }) {
  const { certificado, consumidores, datoPersonal, acceso, conSimulador, actualizado } = servicio;
  return (
    <div className={styles['pie']}>
      {certificado === null ? null : (
        <span className={styles['certificado']}>
          <BadgeCheck size={16} />
          Certificado de nivel {certificado.nivel}
        </span>
      )}
      <span>
        <Building2 size={16} />
        {presentConsumidores(consumidores)}
      </span>
      {datoPersonal === null ? null : (
        <span>
          <Shield size={16} />
          {presentClase(datoPersonal)}
        </span>
      )}
      {acceso === 'sin-declarar' ? null : (
        <span>
          <KeyRound size={16} />
          {ACCESO_SERVICIO[acceso]}
        </span>
      )}
      {conSimulador ? (
        <span>
          <FlaskConical size={16} />
          {SIMULACION_SERVICIO.con}
        </span>
      ) : null}
      <time dateTime={actualizado}>Cambió el {formatDate(actualizado)}</time>
    </div>
  );
}
