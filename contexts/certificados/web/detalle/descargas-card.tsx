import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { useCopyText } from '@marco/web-kit/clipboard';
import { formatSize } from '@marco/web-kit/format';
import { FileBraces, FileText, Link as LinkIcon } from 'lucide-react';
import { Link } from 'react-router';
import { certificadosPaths, toCertificado } from '../../contract/certificados.paths.ts';
import type { CertificadoPublico } from '../../contract/index.ts';
import styles from './certificado.module.css';
import { CodigoQr } from './codigo-qr.tsx';
import { toDescarga } from './to-descarga.ts';

/** The forms of a certificate to take along, and its address to hand on. */
export function DescargasCard({ certificado }: { readonly certificado: CertificadoPublico }) {
  const { codigo, pdf } = certificado;
  const direccion = new URL(toCertificado(codigo.replaceAll('-', '')), window.location.origin).href;
  const { shown, copy, isCopied } = useCopyText<HTMLElement>(
    direccion,
    'Se copió el enlace del certificado.',
  );
  return (
    <Card title="Descargar y compartir" flush>
      <div className={styles['compartir']}>
        <CodigoQr texto={direccion} nombre="Código QR que abre esta página" />
        <div>
          <div className={styles['botones']}>
            {pdf === null ? (
              <p role="status">PDF en preparación, listo en unos minutos. El certificado ya es válido.</p>
            ) : (
              <ButtonLink
                reloadDocument
                icon={<FileText size={18} />}
                to={toDescarga(codigo, 'pdf')}
                download
              >
                PDF, {formatSize(pdf.bytes)}
              </ButtonLink>
            )}
            <ButtonLink
              reloadDocument
              variant="secondary"
              icon={<FileBraces size={18} />}
              to={toDescarga(codigo, 'vc')}
              download
            >
              JSON verificable
            </ButtonLink>
            <Button variant="neutral" icon={<LinkIcon size={18} />} onClick={() => void copy()}>
              {isCopied ? 'Enlace copiado' : 'Copiar enlace'}
            </Button>
          </div>
          <p className={styles['nota']}>
            El PDF lleva dentro el JSON: con un solo archivo basta. Quien lo reciba puede{' '}
            <Link to={certificadosPaths.verificar}>comprobarlo en su navegador</Link>.
          </p>
          <p className={styles['nota']}>
            <small ref={shown}>{direccion}</small>
          </p>
        </div>
      </div>
    </Card>
  );
}
