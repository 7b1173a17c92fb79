import { presentEntidad } from '@marco/entidades/terms';
import { Identifier } from '@marco/web-kit/clipboard';
import { QueryError } from '@marco/web-kit/load-error';
import { Skeleton } from '@marco/web-kit/skeleton';
import { Link } from 'react-router';
import type { Conexion, PasoConexion } from '../../contract/index.ts';
import { ESTADO_PASO_CONEXION, type LectorFicha } from '../../contract/terms.ts';
import { Bloque } from './bloque.tsx';
import styles from './conexion-ficha.module.css';
import { BLOQUES } from './indice.ts';
import { useConexion } from './use-ficha.ts';

const LECTORES: Readonly<Record<LectorFicha, string>> = {
  visitante: 'Para quien aún no ha ingresado',
  'sin-xroad': 'Para una entidad que aún no tiene X-Road',
  'con-xroad': 'Para una entidad que ya tiene X-Road',
  proveedora: 'Su entidad ofrece este servicio',
};

/** The steps to connect, for who reads; its own load, so that the rest of the page stands without it. */
export function ConexionFicha({ servicioId }: { readonly servicioId: number }) {
  const conexion = useConexion(servicioId);
  const { data, error, isFetching, refetch } = conexion;
  return (
    <Bloque id="conectarse" titulo={BLOQUES.conectarse}>
      {data ? (
        <Pasos conexion={data} />
      ) : error ? (
        <QueryError title="No fue posible cargar los pasos" query={{ error, isFetching, refetch }} />
      ) : (
        <Skeleton label="Cargando los pasos para conectarse" shape="text" rows={4} />
      )}
    </Bloque>
  );
}

function Pasos({ conexion }: { readonly conexion: Conexion }) {
  const { lector, entidad, pasos, identificador, notas } = conexion;
  // The first one that is not done is where who reads stands.
  const current = pasos.find(({ estado }) => estado !== 'hecho')?.codigo;
  return (
    <>
      <p className={styles['lector']}>
        {LECTORES[lector]}
        {entidad === null || lector === 'proveedora'
          ? null
          : `: ${presentEntidad(entidad.nombre, entidad.sigla)}`}
        .
      </p>
      <ol className={styles['pasos']}>
        {pasos.map((paso) => (
          <Paso key={paso.codigo} paso={paso} isCurrent={paso.codigo === current} />
        ))}
      </ol>
      {identificador === null && notas.length === 0 ? null : (
        <div className={styles['notas']}>
          {identificador === null ? null : (
            <p>
              Identificador en la plataforma de intercambio:{' '}
              <code>
                <Identifier text={identificador} name="el identificador" />
              </code>
            </p>
          )}
          {notas.map((nota) => (
            <p key={nota}>{nota}</p>
          ))}
        </div>
      )}
    </>
  );
}

interface PasoProps {
  readonly paso: PasoConexion;
  readonly isCurrent: boolean;
}

function Paso({ paso: { titulo, texto, estado, duracion, enlace }, isCurrent }: PasoProps) {
  return (
    <li data-estado={estado} aria-current={isCurrent ? 'step' : undefined}>
      <div>
        <b>{titulo}</b>
        <p>{texto}</p>
        {enlace === null ? null : (
          <p>
            <Link to={enlace.direccion}>{enlace.texto}</Link>
          </p>
        )}
      </div>
      <p className={styles['estado']}>
        <span>{ESTADO_PASO_CONEXION[estado]}</span>
        {duracion === null ? null : (
          <small>
            {duracion.texto}, {duracion.fuente}
          </small>
        )}
      </p>
    </li>
  );
}
