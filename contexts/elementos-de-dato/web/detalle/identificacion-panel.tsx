import { presentEntidad } from '@marco/entidades/terms';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatPeriod } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import type { DetalleElemento } from '../../contract/index.ts';
import {
  CLASE_ELEMENTO,
  CLASIFICACION,
  DATO_PERSONAL,
  TIPO_ELEMENTO,
  TIPO_NOMBRE,
} from '../../contract/terms.ts';
import { EnlaceVersion } from './enlaces.tsx';
import { EstadoVersionChip } from './estado-version-chip.tsx';
import { OidConEstructura } from './oid-con-estructura.tsx';
import { TextoCopiable } from './texto-copiable.tsx';

interface PanelProps {
  readonly detalle: DetalleElemento;
}

/** What an element is, who answers for it, and what else it is called. */
export function IdentificacionPanel({ detalle }: PanelProps) {
  return (
    <CardStack>
      <Card title="Identificación">
        <FactSheet>
          <Fact name="Nombre">{detalle.nombre}</Fact>
          <Fact name="Identificador">
            <TextoCopiable texto={detalle.identificador} nombre="el identificador" />
          </Fact>
          <Fact name="OID de esta versión">
            <OidConEstructura oid={detalle.oid} oidDetails={detalle.oidDetails} />
          </Fact>
          <Fact name="Versión">{detalle.numero}</Fact>
          <Fact name="Estado">
            <EstadoVersionChip estado={detalle.estado} />
          </Fact>
          <Fact name="Tipo">{`${TIPO_ELEMENTO[detalle.tipo]} · ${CLASE_ELEMENTO[detalle.clase]}`}</Fact>
          <Fact name="Capa de uso">{detalle.capa.nombre}</Fact>
          <Fact name="Dominio">{detalle.dominio.nombre}</Fact>
          <Fact name="Entidad responsable">
            {detalle.entidadResponsable
              ? presentEntidad(detalle.entidadResponsable.nombre, detalle.entidadResponsable.sigla)
              : null}
          </Fact>
          <Fact name="Clasificación de la información">
            {CLASIFICACION[detalle.clasificacionInformacion]}
          </Fact>
          <Fact name="Dato personal">{DATO_PERSONAL[detalle.datoPersonal]}</Fact>
          <Fact name="Rige">{presentVigencia(detalle)}</Fact>
          {detalle.motivoCaducidad === null ? null : (
            <Fact name="Motivo de la caducidad" wide>
              {detalle.motivoCaducidad}
            </Fact>
          )}
          {detalle.reemplazadoPor === null ? null : (
            <Fact name="Reemplazado por">
              <EnlaceVersion referencia={detalle.reemplazadoPor} />
            </Fact>
          )}
        </FactSheet>
      </Card>
      <OtrosNombres detalle={detalle} />
    </CardStack>
  );
}

function OtrosNombres({ detalle: { nombres, identificadores } }: PanelProps) {
  if (nombres.length === 0 && identificadores.length === 0) return null;
  return (
    <Card title="Otros nombres e identificadores">
      <LineList>
        {nombres.map(({ tipo, nombre, entidad }) => (
          <li key={`${tipo} ${nombre}`}>
            <strong>{nombre}</strong>
            <span>
              {TIPO_NOMBRE[tipo]}
              {entidad ? ` en ${presentEntidad(entidad.nombre, entidad.sigla)}` : ''}
            </span>
          </li>
        ))}
        {identificadores.map(({ sistema, valor }) => (
          <li key={`${sistema} ${valor}`}>
            <code>{valor}</code>
            <span>Identificador en {sistema}</span>
          </li>
        ))}
      </LineList>
    </Card>
  );
}

function presentVigencia({ rigeDesde, rigeHasta }: DetalleElemento): string | null {
  return rigeDesde === null ? null : formatPeriod(rigeDesde, rigeHasta);
}
