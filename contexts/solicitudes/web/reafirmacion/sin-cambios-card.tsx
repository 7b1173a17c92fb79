import { toCertificado } from '@marco/certificados/paths';
import { Card } from '@marco/web-kit/card';
import { Link } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { ListaComparada } from './lista-comparada.tsx';
import styles from './reafirmacion.module.css';

/** Since which version a request says that nothing changed, and what the product compared: for who certifies it. */
export function SinCambiosCard({ solicitud: { reafirmacion } }: { readonly solicitud: Solicitud }) {
  if (reafirmacion === null) return null;
  const { version, certificado, comparado, huella } = reafirmacion;
  return (
    <Card title="Reafirmada sin cambios">
      <p>
        <b>Sin cambios desde la versión {version.numero}</b> (certificado{' '}
        <Link to={toCertificado(certificado.codigo)}>{certificado.numero}</Link>). El sistema comparó por su
        huella, y lo compara otra vez antes de certificar:
      </p>
      <ListaComparada comparado={comparado} />
      <p className={styles['huella']}>
        Huella SHA-256 de lo comparado: <code>{huella}</code>
      </p>
    </Card>
  );
}
