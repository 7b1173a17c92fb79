import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { LoadError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Prose } from '@marco/web-kit/prose';
import { Skeleton } from '@marco/web-kit/skeleton';
import { Printer } from 'lucide-react';
import type { AvisoTratamiento } from '../../contract/index.ts';
import styles from '../tratamiento/tratamiento.module.css';
import { useAvisoTratamiento } from '../tratamiento/use-tratamiento.ts';

const TITULO = 'Tratamiento de datos personales';

/** Rights of the person whom the data are about, in the words of article 8 of Ley 1581 de 2012. */
const DERECHOS = [
  'Conocer, actualizar y rectificar sus datos personales.',
  'Solicitar prueba de la autorización otorgada, salvo cuando la ley no la exige.',
  'Ser informado del uso que se ha dado a sus datos.',
  'Presentar quejas ante la Superintendencia de Industria y Comercio, después de reclamar ante el responsable.',
  'Revocar la autorización y solicitar la supresión de sus datos, salvo cuando un deber legal o contractual obliga a conservarlos.',
  'Acceder gratuitamente a sus datos personales.',
];

/** 'tratamiento-de-datos': the privacy notice, open to everybody. */
export function TratamientoScreen() {
  usePageTitle(TITULO);
  const { data: aviso, isError, isFetching, refetch } = useAvisoTratamiento();
  return (
    <div className={styles['page']}>
      <PageHeading
        title={TITULO}
        lead="Aviso de privacidad, según la Ley 1581 de 2012 y el Decreto 1377 de 2013."
        facts={
          aviso ? [{ text: `Versión ${aviso.version}` }, { text: `Vigente desde ${aviso.vigencia}` }] : []
        }
        actions={
          aviso ? (
            <Button variant="neutral" onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" /> Imprimir
            </Button>
          ) : null
        }
      />
      {aviso ? (
        <Aviso aviso={aviso} />
      ) : isError ? (
        <LoadError
          title="No fue posible cargar el aviso"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label="Cargando el aviso" rows={6} />
      )}
    </div>
  );
}

function Aviso({ aviso }: { readonly aviso: AvisoTratamiento }) {
  const { nombre, direccion, correo, telefono } = aviso.responsable;
  return (
    <>
      <Card title="Responsable del tratamiento">
        <FactSheet>
          <Fact name="Nombre">{nombre}</Fact>
          <Fact name="Dirección">{direccion}</Fact>
          <Fact name="Correo electrónico">
            <a href={`mailto:${correo}`}>{correo}</a>
          </Fact>
          <Fact name="Teléfono">{telefono}</Fact>
        </FactSheet>
      </Card>
      <Card title="Para qué se usan sus datos">
        <Prose>
          <p>
            El sistema trata su identificación, nombres, correo, teléfonos, cargo y entidad, y lo que usted
            hace en él. No pide datos sensibles ni de menores de edad.
          </p>
          <Lista textos={aviso.finalidades} />
          <p>{aviso.transferencia}</p>
          <p>{aviso.conservacion}</p>
        </Prose>
      </Card>
      <Card title="Sus derechos">
        <Prose>
          <Lista textos={DERECHOS} />
          <p>
            Para ejercerlos escriba a <a href={`mailto:${correo}`}>{correo}</a>. El responsable atiende las
            consultas en 10 días hábiles y los reclamos en 15.
          </p>
          <p>
            La política completa está en <a href={aviso.politica}>{aviso.politica}</a>.
          </p>
        </Prose>
      </Card>
      <Card title="Texto de la autorización">
        <Prose>
          <blockquote className={styles['cita']}>{aviso.autorizacion}</blockquote>
          <p>Se le pide al registrarse, al crear una cuenta y cuando cambia la versión de este aviso.</p>
        </Prose>
      </Card>
    </>
  );
}

function Lista({ textos }: { readonly textos: readonly string[] }) {
  return (
    <ul>
      {textos.map((texto) => (
        <li key={texto}>{texto}</li>
      ))}
    </ul>
  );
}
