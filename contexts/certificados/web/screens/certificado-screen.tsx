import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound } from '@marco/web-kit/not-found';
import { PageHeading, usePageTitle, useRecordTrail } from '@marco/web-kit/page';
import { useParams } from 'react-router';
import { certificadosPaths } from '../../contract/certificados.paths.ts';
import type { CertificadoPublico } from '../../contract/index.ts';
import styles from '../detalle/certificado.module.css';
import { Constataciones } from '../detalle/constataciones.tsx';
import { ContenidoCard } from '../detalle/contenido-card.tsx';
import { DescargasCard } from '../detalle/descargas-card.tsx';
import { EstadoCard } from '../detalle/estado-card.tsx';
import { useCertificado } from '../detalle/use-certificado.ts';
import { VistaPdf } from '../detalle/vista-pdf.tsx';
import { CodigoForm } from '../verificacion/codigo-form.tsx';

const ARRIBA = [
  { nombre: 'Inicio', to: '/' },
  { nombre: 'Certificados', to: certificadosPaths.verificar },
] as const;

/** '/certificados/{codigo}': a certificate, for anybody who holds its code. */
export function CertificadoScreen() {
  const codigo = useParams()['codigo'] ?? '';
  const certificado = useCertificado(codigo);
  const isUnknown = isNotFound(certificado.error);
  const nombre = isUnknown ? 'Certificado no encontrado' : (certificado.data?.numero ?? 'Certificado');
  useRecordTrail(nombre, ARRIBA);
  usePageTitle(nombre);
  if (isUnknown) return <Desconocido codigo={codigo} />;
  return (
    <>
      {certificado.data ? null : <PageHeading title="Certificado" />}
      <LoadBlock query={certificado} subject="el certificado">
        {(data) => <Certificado certificado={data} />}
      </LoadBlock>
    </>
  );
}

/** The page of paper stands at the side once there is one. */
function Certificado({ certificado }: { readonly certificado: CertificadoPublico }) {
  const comprobacion = (
    <>
      <Constataciones certificado={certificado} />
      <DescargasCard certificado={certificado} />
    </>
  );
  return (
    <div className={styles['pagina']}>
      <div className={styles['columna']}>
        <EstadoCard certificado={certificado} />
        <ContenidoCard certificado={certificado} />
        {certificado.pdf === null ? null : comprobacion}
      </div>
      <div className={styles['columna']}>
        {certificado.pdf === null ? comprobacion : <VistaPdf certificado={certificado} />}
      </div>
    </div>
  );
}

/** The same for a code of nothing and for what is no code. */
function Desconocido({ codigo }: { readonly codigo: string }) {
  return (
    <>
      <PageHeading title="Certificado no encontrado" />
      <Card>
        <EmptyState
          drawing="search"
          title="Ningún certificado tiene ese código."
          text="Revise que lo escribió completo. Da igual si usa guiones, minúsculas, la letra O por el cero o la letra I por el uno."
        />
        <CodigoForm inicial={codigo} />
      </Card>
    </>
  );
}
