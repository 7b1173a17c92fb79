import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Link } from 'react-router';
import { TITULO_VERIFICACION, toCertificado } from '../../contract/certificados.paths.ts';
import { AVISO_LEGAL } from '../../contract/terms.ts';
import type { InformeArchivo } from '../../rules/verificacion/archivo.ts';
import { ArchivoRecibido } from '../verificacion/archivo-recibido.tsx';
import { BotonSinConexion } from '../verificacion/boton-sin-conexion.tsx';
import { CodigoForm } from '../verificacion/codigo-form.tsx';
import styles from '../verificacion/constatacion.module.css';
import { LineaConstatacion } from '../verificacion/linea-constatacion.tsx';
import { useVerificacion } from '../verificacion/use-verificacion.ts';

/** '/certificados/verificar': whether the file somebody received, or the code on paper, is of a certificate in force. */
export function VerificacionScreen() {
  usePageTitle(TITULO_VERIFICACION);
  const { mutate, data, error, isPending } = useVerificacion();
  return (
    <>
      <PageHeading
        title={TITULO_VERIFICACION}
        lead="Compruebe el archivo que recibió, o escriba el código del papel. No necesita cuenta."
        actions={<BotonSinConexion />}
      />
      <CardStack>
        <Card title="Con el archivo">
          <ArchivoRecibido busy={isPending} onChoose={(archivo) => mutate(archivo)} />
        </Card>
        <div role="status" className={styles['dicho']}>
          {data ? <Informe informe={data} nombre={data.nombre} /> : null}
          {error ? <Notice tone="err">{error.message}</Notice> : null}
        </div>
        <Card title="Con el código">
          <CodigoForm />
        </Card>
      </CardStack>
    </>
  );
}

function Informe({ informe, nombre }: { readonly informe: InformeArchivo; readonly nombre: string }) {
  const { codigo, numero, dicho, constataciones } = informe;
  const isBien = constataciones.every(({ resultado }) => resultado === 'bien');
  return (
    <Card
      title={isBien ? `«${nombre}» es auténtico y está vigente` : `Revise lo que se halló en «${nombre}»`}
      aside={
        codigo === null ? null : <Link to={toCertificado(codigo)}>Ver {numero ?? 'el certificado'}</Link>
      }
      flush
    >
      <ul className={styles['lineas']}>
        {constataciones.map((constatacion) => (
          <LineaConstatacion key={constatacion.asunto} constatacion={constatacion} />
        ))}
      </ul>
      {dicho.length === 0 ? null : (
        <dl className={styles['dice']} aria-label="Lo que dice el certificado">
          {dicho.map(([nombre, valor]) => (
            <div key={nombre}>
              <dt>{nombre}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles['aviso']}>{AVISO_LEGAL}</p>
    </Card>
  );
}
