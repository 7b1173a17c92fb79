import { toCertificado } from '@marco/certificados/paths';
import { ESTADO_CERTIFICADO } from '@marco/certificados/terms';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Link } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { getNivelTres } from './get-nivel-tres.ts';

const NIVELES_PREVIOS = [1, 2] as const;

/** The version that is asked for and the certificates it rests on: pinned since the request began. */
export function EtapaCertificados({ solicitud }: { readonly solicitud: Solicitud }) {
  const { servicioVersion, lista, items, datos } = getNivelTres(solicitud);
  return (
    <>
      <Card title="Servicio y certificados">
        <FactSheet>
          <Fact name="Servicio" wide>
            {solicitud.servicioNombre}
          </Fact>
          <Fact name="Versión">{servicioVersion.numero}</Fact>
          <Fact name="Lista de verificación">
            Versión {lista.numero}, {formatNumber(items.length)} ítems
          </Fact>
          {NIVELES_PREVIOS.map((nivel) => (
            <Fact key={nivel} name={`Certificado de nivel ${nivel}`}>
              <CertificadoDeNivel solicitud={solicitud} nivel={nivel} />
            </Fact>
          ))}
          <Fact name="Datos personales en los mensajes" wide>
            {explainDatos(datos)}
          </Fact>
        </FactSheet>
      </Card>
      <ListaAnterior solicitud={solicitud} />
    </>
  );
}

interface CertificadoDeNivelProps {
  readonly solicitud: Solicitud;
  readonly nivel: 1 | 2;
}

/** The certificate of a level by its number, with the state it is in now. */
export function CertificadoDeNivel({ solicitud, nivel }: CertificadoDeNivelProps) {
  const certificado = getNivelTres(solicitud).certificados.find((uno) => uno.nivel === nivel);
  if (certificado === undefined) return `La versión no tiene certificado de nivel ${nivel}.`;
  return (
    <>
      <Link to={toCertificado(certificado.codigo)}>{certificado.numero}</Link>,{' '}
      {ESTADO_CERTIFICADO[certificado.estado].toLowerCase()}
    </>
  );
}

/** A newer list does not change what a request is verified with. */
export function ListaAnterior({ solicitud }: { readonly solicitud: Solicitud }) {
  const { lista } = getNivelTres(solicitud);
  if (lista.esVigente) return null;
  return (
    <Notice>
      Hay una lista de verificación más nueva. Esta solicitud se verifica con la versión {lista.numero}, que
      era la vigente cuando comenzó.
    </Notice>
  );
}

function explainDatos({
  personales,
  sensibles,
}: {
  readonly personales: boolean;
  readonly sensibles: boolean;
}): string {
  if (sensibles)
    return 'Hay campos sensibles o privados: se pide la política de tratamiento y el aviso, la autorización o la excepción de ley.';
  return personales
    ? 'Hay campos personales: se pide la política de tratamiento.'
    : 'Ningún campo es un dato personal: no se pide la política de tratamiento.';
}
