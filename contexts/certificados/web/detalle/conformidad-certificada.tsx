import { PAPEL_MENSAJE } from '@marco/servicios/terms';
import type { CertificadoPublico } from '../../contract/index.ts';
import { toDireccionInforme } from '../../rules/credencial.ts';
import { presentConteos } from '../../rules/textos-certificado.ts';
import styles from './certificado.module.css';

/** What the banco found of the servicio that was built, and the digests of what it tried out; nothing for level 1. */
export function ConformidadCertificada({ certificado }: { readonly certificado: CertificadoPublico }) {
  const { conformidad } = certificado;
  if (conformidad === null) return null;
  const { contratoSha256, informe, mensajes } = conformidad;
  // Where it was issued, as the signed credential says.
  const base = String(certificado.credencial['id']).split('/certificados/')[0] ?? '';
  return (
    <>
      <dl className={styles['datos']} aria-label="Lo que comprobó el banco de conformidad">
        {presentConteos(conformidad).map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
        <div>
          <dt>Informe</dt>
          <dd>
            <a href={toDireccionInforme(base, informe.id)}>Ver el informe del banco</a>
            <small className={styles['huella']}>SHA-256 {informe.huella}</small>
          </dd>
        </div>
        <div>
          <dt>Contrato</dt>
          <dd className={styles['huella']}>SHA-256 {contratoSha256}</dd>
        </div>
      </dl>
      {mensajes.length === 0 ? null : (
        <details className={styles['anexo']}>
          <summary>
            {mensajes.length === 1 ? 'Un mensaje comprobado' : `${mensajes.length} mensajes comprobados`}, por
            su huella
          </summary>
          <ul>
            {mensajes.map(({ operacion, papel, sha256 }) => (
              <li key={`${operacion} ${papel} ${sha256}`}>
                {operacion}, {PAPEL_MENSAJE[papel].toLowerCase()}{' '}
                <span className={styles['huella']}>SHA-256 {sha256}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
