import { Card } from '@marco/web-kit/card';
import { formatTime } from '@marco/web-kit/format';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { certificadosPaths } from '../../contract/certificados.paths.ts';
import type { CertificadoPublico } from '../../contract/index.ts';
import { AVISO_LEGAL } from '../../contract/terms.ts';
import {
  type Constatacion,
  verifyEstado,
  verifyFirmaDe,
  verifySello,
} from '../../rules/verificacion/constatacion.ts';
import { BotonSinConexion } from '../verificacion/boton-sin-conexion.tsx';
import styles from '../verificacion/constatacion.module.css';
import { criptoDelNavegador } from '../verificacion/cripto-del-navegador.ts';
import { LineaConstatacion, LineaEnEspera } from '../verificacion/linea-constatacion.tsx';
import { readDid, readLista } from '../verificacion/read-documentos.ts';

/** Each is verified by itself: one that fails leaves the others standing. */
function useComprobacion(
  nombre: string,
  certificado: CertificadoPublico,
  verify: (certificado: CertificadoPublico, signal: AbortSignal) => Promise<Constatacion>,
): UseQueryResult<Constatacion> {
  const { codigo, estado, estadoDesde, sello } = certificado;
  return useQuery({
    queryKey: ['certificados', 'constatacion', nombre, codigo, estado, estadoDesde, sello?.sha256 ?? null],
    queryFn: ({ signal }) => verify(certificado, signal),
  });
}

/** What the browser verified by itself when the page was opened. */
export function Constataciones({ certificado }: { readonly certificado: CertificadoPublico }) {
  const firma = useComprobacion('firma', certificado, async ({ credencial }, signal) =>
    verifyFirmaDe(credencial, await readDid(signal), criptoDelNavegador),
  );
  const sello = useComprobacion('sello', certificado, (publicado) =>
    verifySello(publicado, criptoDelNavegador),
  );
  const estado = useComprobacion('estado', certificado, async ({ credencial }, signal) =>
    verifyEstado(
      credencial,
      {
        did: await readDid(signal),
        readLista,
        ahora: new Date(),
        momento: `Hoy, ${formatTime(new Date())}`,
      },
      criptoDelNavegador,
    ),
  );
  return (
    <Card
      title="Lo que se acaba de comprobar"
      aside={
        <Link to={certificadosPaths.verificar} data-print="hide">
          Comprobar un archivo
        </Link>
      }
      flush
    >
      <ul className={styles['lineas']}>
        <Linea asunto="Firma del ministerio" query={firma} />
        <Linea asunto="Sello de integridad" query={sello} />
        <Linea asunto="Estado" query={estado} />
      </ul>
      <div className={styles['copia']} data-print="hide">
        <BotonSinConexion certificado={certificado} />
      </div>
      <p className={styles['aviso']}>{AVISO_LEGAL}</p>
    </Card>
  );
}

function Linea({ asunto, query }: { readonly asunto: string; readonly query: UseQueryResult<Constatacion> }) {
  const { data, error } = query;
  if (data) return <LineaConstatacion constatacion={data} />;
  if (!error) return <LineaEnEspera asunto={asunto} />;
  const detalle = `${error.message} Vuelva a abrir la página para comprobarlo otra vez.`;
  return (
    <LineaConstatacion
      constatacion={{ resultado: 'sin-saber', asunto, detalle, dictamen: 'Sin comprobar' }}
    />
  );
}
