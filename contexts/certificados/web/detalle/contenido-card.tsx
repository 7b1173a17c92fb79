import { useSession } from '@marco/acceso/widgets';
import { toServicio, toVersionServicio } from '@marco/servicios/paths';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Link } from 'react-router';
import { toCertificado } from '../../contract/certificados.paths.ts';
import type { CertificadoPublico } from '../../contract/index.ts';
import { ESTADO_CERTIFICADO, PAPEL_CERTIFICADO } from '../../contract/terms.ts';
import { presentNit } from '../../rules/textos-certificado.ts';
import { toTonoNivel } from '../estado-certificado.ts';
import styles from './certificado.module.css';
import { ConformidadCertificada } from './conformidad-certificada.tsx';

/** What the certificate says: the same in all its forms. */
export function ContenidoCard({ certificado }: { readonly certificado: CertificadoPublico }) {
  const { numero, codigo, servicio, entidad, nivel } = certificado;
  const { inferiores, radicado, campos, intervinieron, sinCambios } = certificado;
  const conteos = [
    ['Campos', campos.total],
    ['Reutilizados', campos.reutilizados],
    ['Definidos', campos.definidos],
    ['Modificados', campos.modificados],
  ] as const;
  return (
    <Card title="Qué dice el certificado" flush>
      <dl className={styles['datos']}>
        <div>
          <dt>Número</dt>
          <dd className="num">
            <b>{numero}</b>
          </dd>
        </div>
        <div>
          <dt>Código</dt>
          <dd className={styles['codigo']}>{codigo}</dd>
        </div>
        <div>
          <dt>Servicio</dt>
          <dd>
            <NombreServicio servicio={servicio} />, versión {servicio.version}
            {servicio.oid === null ? null : <small>OID {servicio.oid}</small>}
          </dd>
        </div>
        <div>
          <dt>Entidad</dt>
          <dd>
            {entidad.nombre}, NIT {presentNit(entidad)}
          </dd>
        </div>
        <div>
          <dt>Nivel</dt>
          <dd>
            <Chip tone={toTonoNivel(nivel)}>Nivel {nivel}</Chip>
          </dd>
        </div>
        {inferiores.length === 0 ? null : (
          <div>
            <dt>Se apoya en</dt>
            {inferiores.map(({ numero: suyo, codigo: de, estado }) => (
              <dd key={suyo}>
                <Link to={toCertificado(de)}>{suyo}</Link>, {ESTADO_CERTIFICADO[estado].toLowerCase()}
              </dd>
            ))}
          </div>
        )}
        {sinCambios === null ? null : (
          <div>
            <dt>Reafirmado</dt>
            <dd>
              Sin cambios desde la versión {sinCambios.version} (certificado{' '}
              <Link to={toCertificado(sinCambios.codigo)}>{sinCambios.numero}</Link>)
            </dd>
          </div>
        )}
        <div>
          <dt>Radicado</dt>
          <dd className="num">{radicado}</dd>
        </div>
        {intervinieron.map(({ papel, cargo, entidad: de }) => (
          <div key={papel}>
            <dt>{PAPEL_CERTIFICADO[papel]}</dt>
            <dd>
              {cargo}
              <small>{de}</small>
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles['conteos']}>
        {conteos.map(([nombre, cuantos]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{cuantos}</dd>
          </div>
        ))}
      </dl>
      <ConformidadCertificada certificado={certificado} />
      <Elementos elementos={certificado.elementos} />
    </Card>
  );
}

/** Only people with a session open the page of a servicio; others read its name. */
function NombreServicio({ servicio: { id, versionId, nombre } }: Pick<CertificadoPublico, 'servicio'>) {
  const hasSession = useSession()?.usuario != null;
  if (!hasSession) return nombre;
  return <Link to={versionId === null ? toServicio(id) : toVersionServicio(id, versionId)}>{nombre}</Link>;
}

/** The annex: each element with the version it was certified with. */
function Elementos({ elementos }: Pick<CertificadoPublico, 'elementos'>) {
  if (elementos.length === 0) return null;
  return (
    <details className={styles['anexo']}>
      <summary>
        {elementos.length === 1 ? 'Un elemento de dato' : `${elementos.length} elementos de dato`} con su
        versión
      </summary>
      <ul>
        {elementos.map(({ identificador, nombre, version }) => (
          <li key={identificador}>
            {nombre} <span className={styles['identificador']}>{identificador}</span>, versión {version}
          </li>
        ))}
      </ul>
    </details>
  );
}
