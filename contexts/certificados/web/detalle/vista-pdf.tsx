import { useConfiguracion } from '@marco/parametros/widgets';
import { Button } from '@marco/web-kit/button';
import { formatLongMoment } from '@marco/web-kit/format';
import { Modal } from '@marco/web-kit/modal';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { CertificadoPublico } from '../../contract/index.ts';
import type { ContenidoCertificado } from '../../rules/credencial.ts';
import { readTextoSello } from '../../rules/texto-sello.ts';
import { presentTextosCertificado } from '../../rules/textos-certificado.ts';
import { CodigoQr } from './codigo-qr.tsx';
import styles from './vista-pdf.module.css';

/** The first page of the PDF, drawn from the texts the PDF is made of: no reader of PDF travels with the page. */
export function VistaPdf({ certificado }: { readonly certificado: CertificadoPublico }) {
  const [isLarge, setLarge] = useState(false);
  if (certificado.pdf === null) return null;
  const close = () => setLarge(false);
  return (
    // The paper of the page is another one: its pages are those of the PDF.
    <aside aria-label="Así se ve el PDF" data-print="hide">
      <div className={styles['cabeza']}>
        <span>Así se ve el PDF, primera página</span>
        <Button variant="ghost" size="small" icon={<Maximize2 size={16} />} onClick={() => setLarge(true)}>
          Ampliar
        </Button>
      </div>
      <Hoja certificado={certificado} />
      <Modal
        isOpen={isLarge}
        size="large"
        title={`${certificado.numero}, primera página`}
        onClose={close}
        actions={
          <Button variant="neutral" onClick={close}>
            Cerrar
          </Button>
        }
      >
        <Hoja certificado={certificado} />
      </Modal>
    </aside>
  );
}

/** The certificate as the PDF is made of it. */
function toContenido(publico: CertificadoPublico): ContenidoCertificado {
  const { conformidad, sinCambios, codigo, ...certificado } = publico;
  return {
    ...certificado,
    codigo: codigo.replaceAll('-', ''),
    ...(conformidad === null ? {} : { conformidad }),
    ...(sinCambios === null ? {} : { sinCambios: { ...sinCambios, certificado: sinCambios.numero } }),
  };
}

/** One image for the person who does not see it: its text is in the page. */
function Hoja({ certificado }: { readonly certificado: CertificadoPublico }) {
  const { producto, ministerio } = useConfiguracion();
  const { numero, nivel, entidad, sello, credencial, expedidoEn } = certificado;
  const textos = presentTextosCertificado({
    contenido: toContenido(certificado),
    momento: formatLongMoment(expedidoEn),
    producto: producto.titulo,
    ministerio: ministerio.nombre,
    base: String(credencial['id']).split('/certificados/')[0] ?? '',
    credencial: '',
    huellaCredencial: readTextoSello(sello?.texto ?? '')?.huellaCredencial ?? '',
  });
  return (
    <div className={styles['marco']}>
      <div
        className={styles['hoja']}
        role="img"
        aria-label={`Primera página del PDF: ${textos.titulo}, Nivel ${nivel}, número ${numero}, con los mismos datos de esta página, quiénes intervinieron y el código QR`}
      >
        <div className={styles['banda']}>
          <span>
            <b>{producto.titulo}</b>
            {ministerio.nombre}
          </span>
          <b>{numero}</b>
        </div>
        <p className={styles['titulo']}>{textos.titulo}</p>
        <p className={styles['lugar']}>{textos.lugar}</p>
        <p>{textos.cuerpo}</p>
        <Filas filas={textos.datos} />
        <p className={styles['subtitulo']}>Quiénes intervinieron</p>
        <Filas filas={[['Quién', 'Cargo', 'Entidad'], ...textos.personas]} />
        <p className={styles['subtitulo']}>Cómo comprobarlo</p>
        <p>{textos.comprobar}</p>
        <CodigoQr texto={textos.direccion} />
        <p className={styles['pie']}>{entidad.nombre}</p>
      </div>
    </div>
  );
}

/** Rows as the PDF rules them; what they are is said by the image. */
function Filas({ filas }: { readonly filas: readonly (readonly string[])[] }) {
  return (
    <div className={styles['filas']}>
      {filas.map((celdas) => (
        <div key={celdas.join('|')}>
          {celdas.map((celda, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name and never move
            <span key={place}>{celda}</span>
          ))}
        </div>
      ))}
    </div>
  );
}
