import { toCertificado } from '@marco/certificados/paths';
import { ESTADO_CERTIFICADO } from '@marco/certificados/terms';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Link } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { toNivelUnoDeServicio } from '../../contract/solicitudes.paths.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import { listCamposDe } from './valores-nivel-dos.ts';

/** The version that is asked for and what it is certified with: chosen when the request began, and pinned since. */
export function EtapaVersion({ solicitud }: { readonly solicitud: Solicitud }) {
  const { servicioVersion, arbol } = getNivelDos(solicitud);
  const campos = listCamposDe(arbol);
  const obligatorios = campos.filter(({ obligatorio }) => obligatorio).length;
  const mensajes = arbol.flatMap((operacion) => operacion.mensajes).length;
  return (
    <>
      <Card title="Servicio y versión">
        <FactSheet>
          <Fact name="Servicio" wide>
            {solicitud.servicioNombre}
          </Fact>
          <Fact name="Versión">{servicioVersion.numero}</Fact>
          <Fact name="Certificado de nivel 1">
            <Certificado solicitud={solicitud} />
          </Fact>
          <Fact name="Qué se evalúa" wide>
            {count(arbol.length, 'operación', 'operaciones')}, {count(mensajes, 'mensaje', 'mensajes')} y{' '}
            {count(campos.length, 'campo', 'campos')}; {count(obligatorios, 'obligatorio', 'obligatorios')}.
          </Fact>
        </FactSheet>
      </Card>
      <VersionesNuevas solicitud={solicitud} />
    </>
  );
}

/** The certificate by its number, with the state it is in now. */
export function Certificado({ solicitud }: { readonly solicitud: Solicitud }) {
  const { certificado } = getNivelDos(solicitud);
  if (certificado === null) return 'La versión no tiene certificado de nivel 1.';
  return (
    <>
      <Link to={toCertificado(certificado.codigo)}>{certificado.numero}</Link>,{' '}
      {ESTADO_CERTIFICADO[certificado.estado].toLowerCase()}
    </>
  );
}

/** Elements that broke with what was certified: what is compared does not change by itself (domain niveles §1). */
export function VersionesNuevas({ solicitud }: { readonly solicitud: Solicitud }) {
  const campos = listCamposDe(getNivelDos(solicitud).arbol).filter(({ elemento }) => elemento.nuevaMayor);
  const elementos = [...new Map(campos.map(({ elemento }) => [elemento.versionId, elemento])).values()];
  if (elementos.length === 0) return null;
  const esUno = elementos.length === 1;
  return (
    <Notice tone="warn">
      <p>
        <b>
          {esUno
            ? 'Un elemento tiene una versión mayor más nueva que la certificada.'
            : `${elementos.length} elementos tienen una versión mayor más nueva que la certificada.`}
        </b>
      </p>
      <p>
        {elementos
          .map(({ identificador, version }) => `${identificador} (certificada la ${version})`)
          .join(', ')}
        . Esta solicitud se evalúa con {esUno ? 'la certificada' : 'las certificadas'}.
        {solicitud.servicioId === null ? null : (
          <>
            {' '}
            Si quiere {esUno ? 'la nueva' : 'las nuevas'},{' '}
            <Link to={toNivelUnoDeServicio(solicitud.servicioId)}>actualice primero el nivel 1</Link>.
          </>
        )}
      </p>
    </Notice>
  );
}

const count = (cuantos: number, one: string, many: string) =>
  `${formatNumber(cuantos)} ${cuantos === 1 ? one : many}`;
