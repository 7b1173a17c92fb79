import { acuerdosPaths, toAcuerdo } from '@marco/acuerdos/paths';
import { presentEntidad } from '@marco/entidades/terms';
import { mesasPaths, toMesa } from '@marco/mesas/paths';
import { toServicio } from '@marco/servicios/paths';
import { solicitudesPaths, toSolicitud } from '@marco/solicitudes/paths';
import { toPapelesDeEntidad, toTramite } from '@marco/tramites/paths';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatNumber } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Link } from 'react-router';
import type { MiEntidad, RegistrosPropios } from '../../contract/index.ts';
import styles from './datos-generales.module.css';
import { Seccion } from './seccion.tsx';
import { useMiEntidad } from './use-datos-generales.ts';

/** The entidad of the session, with what is its own and what it lacks. */
export function MiEntidadSeccion() {
  const entidad = useMiEntidad();
  return (
    <Seccion id="mi-entidad" title="Mi entidad" lead="La entidad con la que usted trabaja en esta sesión.">
      <LoadBlock query={entidad} subject="su entidad">
        {(data) => <Entidad entidad={data} />}
      </LoadBlock>
    </Seccion>
  );
}

function Entidad({ entidad }: { readonly entidad: MiEntidad }) {
  const { nombre, sigla, nit, dv, sector, orden, municipio, departamento, sitioWeb, codigoXroad } = entidad;
  const lugar = [municipio, departamento].filter((uno) => uno !== null).join(', ');
  return (
    <>
      <div className={styles['propia']}>
        <Card title={presentEntidad(nombre, sigla)}>
          <FactSheet>
            <Fact name="NIT">{`${nit}-${dv}`}</Fact>
            <Fact name="Sector">{sector}</Fact>
            <Fact name="Orden">{orden}</Fact>
            <Fact name="Municipio">{lugar}</Fact>
            <Fact name="Sitio web">{sitioWeb ? <a href={sitioWeb}>{sitioWeb}</a> : null}</Fact>
            <Fact name="Código de X-Road">{codigoXroad}</Fact>
          </FactSheet>
        </Card>
        <Completitud entidad={entidad} />
      </div>
      <Card title="Responsables">
        {entidad.responsables.length === 0 ? (
          <p>Nadie tiene todavía un rol activo en la entidad.</p>
        ) : (
          <dl className={styles['terminos']}>
            {entidad.responsables.map(({ rol, personas }) => (
              <div key={rol}>
                <dt>{rol}</dt>
                {personas.map(({ nombre: persona, cargo }) => (
                  <dd key={persona}>{cargo === '' ? persona : `${persona}, ${cargo}`}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </Card>
      <div className={styles['ultimos']}>
        <Propios
          title="Servicios"
          registros={entidad.servicios}
          toPagina={toServicio}
          todos={solicitudesPaths.servicios}
        />
        {entidad.solicitudes ? (
          <Propios
            title="Solicitudes en trámite"
            registros={entidad.solicitudes}
            toPagina={toSolicitud}
            todos={solicitudesPaths.consulta}
          />
        ) : null}
        {entidad.acuerdos ? (
          <Propios
            title="Acuerdos de consumo"
            registros={entidad.acuerdos}
            toPagina={toAcuerdo}
            todos={acuerdosPaths.home}
          />
        ) : null}
        {entidad.compromisos ? (
          <Propios
            title="Compromisos abiertos"
            registros={entidad.compromisos}
            toPagina={toMesa}
            todos={mesasPaths.home}
          />
        ) : null}
        <Propios
          title="Trámites"
          registros={entidad.tramites}
          toPagina={toTramite}
          todos={toPapelesDeEntidad(entidad.id)}
        />
      </div>
    </>
  );
}

/** How much of the data of the entidad is there, what lacks, and who may write it. */
function Completitud({ entidad: { datos, completitud } }: { readonly entidad: MiEntidad }) {
  const faltan = datos.filter(({ esta }) => !esta);
  return (
    <Card title="Qué tan completa está">
      <label className={styles['medidor']}>
        <span>
          <b className="num">{completitud} %</b> {datos.length - faltan.length} de {datos.length} datos
        </span>
        <meter min={0} max={100} value={completitud}>
          {completitud} %
        </meter>
      </label>
      {faltan.length === 0 ? (
        <p>No falta ningún dato.</p>
      ) : (
        <ul className={styles['faltan']}>
          {faltan.map(({ nombre, quien, url }) => (
            <li key={nombre}>
              {url === null ? <b>{nombre}</b> : <Link to={url}>{nombre}</Link>}
              <small>{url === null ? `${quien} puede escribirlo.` : 'Usted puede escribirlo.'}</small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface PropiosProps {
  readonly title: string;
  readonly registros: RegistrosPropios;
  readonly toPagina: (clave: string) => string;
  readonly todos: string;
}

function Propios({ title, registros: { total, filas }, toPagina, todos }: PropiosProps) {
  return (
    <Card title={title} aside={formatNumber(total)} flush>
      {filas.length === 0 ? (
        <p className={styles['nada']}>No hay.</p>
      ) : (
        <ul className={styles['lineas']}>
          {filas.map(({ id, nombre, detalle, clave }) => (
            <li key={id} className={styles['ultimo']}>
              <Link to={toPagina(clave)}>{nombre}</Link>
              <small>{detalle}</small>
            </li>
          ))}
        </ul>
      )}
      {total > filas.length ? (
        <p className={styles['todos']}>
          <Link to={todos}>
            Ver todos<span className="sr">: {title}</span>
          </Link>
        </p>
      ) : null}
    </Card>
  );
}
