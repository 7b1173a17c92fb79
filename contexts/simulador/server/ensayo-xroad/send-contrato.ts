import type { Enviado } from '../../rules/ensayo-xroad/enviado.ts';
import { presentServicioXroad } from '../../rules/protocolos/identificador-xroad.ts';
import { readAdjunto } from '../../rules/protocolos/metaservicios.ts';
import { ESPACIO_XROAD, writeCabeceraDePeticion, writeSobre } from '../../rules/protocolos/sobre-soap.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import type { ClaseContrato } from '../guiones/worker/present-contrato.ts';
import type { Remitente } from './remitente.ts';

/** Asks for the contract of a version as consumers do: of REST by `getOpenAPI`, of SOAP by `getWsdl`. */
export async function sendContrato(
  remitente: Remitente,
  { version }: GuionDeVersion,
  clase: ClaseContrato,
): Promise<{ readonly enviado: Enviado; readonly documento: string | null }> {
  const servicio = presentServicioXroad(version.servicioId);
  if (clase === 'openapi') {
    const enviado = await remitente.send({
      envio: 'getOpenAPI',
      codigo: 'getOpenAPI',
      tipo: 'REST',
      metodo: 'GET',
      consulta: `serviceCode=${servicio}`,
    });
    return { enviado, documento: enviado.error === null ? enviado.texto : null };
  }
  const dentro = `<xroad:serviceCode>${servicio}</xroad:serviceCode><xroad:serviceVersion>${version.mayor}.${version.menor}</xroad:serviceVersion>`;
  const cuerpo = writeSobre(
    '1.1',
    writeCabeceraDePeticion(remitente.camino, 'getWsdl', '{id}'),
    `    <xroad:getWsdl xmlns:xroad="${ESPACIO_XROAD}">${dentro}</xroad:getWsdl>`,
  );
  const enviado = await remitente.send({ envio: 'getWsdl', codigo: 'getWsdl', tipo: 'WSDL', cuerpo });
  return {
    enviado,
    documento: readAdjunto(enviado.cabeceras['content-type'] ?? '', enviado.texto) ?? null,
  };
}
