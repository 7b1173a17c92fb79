import { presentEntidad } from '@marco/entidades/terms';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongMoment, formatNumber } from '@marco/web-kit/format';
import { Link } from 'react-router';
import { toCorrelacion } from '../contract/auditoria.paths.ts';
import type { Evento } from '../contract/index.ts';
import { type Cambio, listCambios, listDatos } from '../rules/cambios.ts';
import { presentObjeto } from '../rules/codigos.ts';

const COLUMNAS: readonly TableColumn<Cambio>[] = [
  { key: 'campo', label: 'Campo', kind: 'main', sortable: false },
  { key: 'antes', label: 'Antes', sortable: false },
  {
    key: 'despues',
    label: 'Después',
    sortable: false,
    cell: ({ despues, cambio }) => (cambio ? <strong>{despues}</strong> : despues),
  },
];

/** Everything an event tells: who and where, what changed, and the seal that protects it. */
export function EventoDetalle({ evento }: { readonly evento: Evento }) {
  const cambios = listCambios(evento.detalle, evento.nombres);
  const datos = listDatos(evento.detalle, evento.nombres);
  return (
    <CardStack>
      <Card title="Quién y cuándo">
        <Origen evento={evento} />
      </Card>
      {cambios.length > 0 ? (
        <DataTable
          caption="Lo que cambió: campo, valor de antes y valor de después"
          title="Cambios"
          rows={cambios}
          columns={COLUMNAS}
          rowKey={({ campo }) => campo}
          pagination={false}
        />
      ) : null}
      {datos.length > 0 ? (
        <Card title="Detalle">
          <FactSheet>
            {datos.map(({ campo, valor }) => (
              <Fact key={campo} name={campo}>
                {valor}
              </Fact>
            ))}
          </FactSheet>
        </Card>
      ) : null}
      <Card title="Sello">
        <Sello evento={evento} />
      </Card>
    </CardStack>
  );
}

function Origen({ evento }: { readonly evento: Evento }) {
  const { id, fecha, usuario, entidad, rol, direccion, idObjeto, correlacion } = evento;
  return (
    <FactSheet>
      <Fact name="Fecha y hora">{formatLongMoment(fecha)}</Fact>
      <Fact name="Número del evento">{id}</Fact>
      <Fact name="Persona">{usuario && (usuario.nombre ?? `N.º ${usuario.id}`)}</Fact>
      <Fact name="Entidad">
        {entidad && presentEntidad(entidad.nombre ?? `N.º ${entidad.id}`, entidad.sigla)}
      </Fact>
      <Fact name="Rol">{rol}</Fact>
      <Fact name="Dirección de red">{direccion}</Fact>
      <Fact name="Objeto">{presentObjeto(evento)}</Fact>
      <Fact name="Id del objeto">{idObjeto}</Fact>
      <Fact name="Id de correlación">
        {correlacion ? <Link to={toCorrelacion(correlacion)}>{correlacion}</Link> : null}
      </Fact>
    </FactSheet>
  );
}

function Sello({ evento: { sello } }: { readonly evento: Evento }) {
  if (!sello) return <p>El evento aún no está sellado. Los sellos se hacen cada minuto.</p>;
  return (
    <FactSheet>
      <Fact name="Sello">{formatNumber(sello.lote)}</Fact>
      <Fact name="Sellado">{formatLongMoment(sello.fecha)}</Fact>
      <Fact name="Huella del sello">{sello.huella}</Fact>
    </FactSheet>
  );
}
