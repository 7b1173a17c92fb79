/**
 * Abbreviations of names of columns and fields with what they stand for, the likeliest first. A list that grows: a new
 * entry needs nothing else.
 */
const ESCRITAS = `
num número; nro número; nmro número; numero número; no número; n número; fec fecha; fch fecha
fcha fecha; fe fecha; f fecha; fh fecha hora; cod código; cdgo código; cd código; cve código
nom nombre; nomb nombre; nmb nombre; nombres nombre; ident identificación; identif identificación
id identificación|identificador; iden identificación; mpio municipio; mun municipio; muni municipio
munic municipio; dpto departamento; depto departamento; dep departamento; dir dirección
direc dirección; dire dirección; tel teléfono; tfno teléfono; telef teléfono; tlf teléfono
cel celular; ind indicador; flg indicador; flag indicador; es indicador; sn indicador; vlr valor
vr valor; mto monto; cant cantidad; cnt cantidad; tip tipo; tpo tipo; tp tipo; td tipo documento
obs observación; observ observación; desc descripción; descr descripción; des descripción
doc documento; docto documento; dcto documento; docum documento; ape apellido; apell apellido
apellidos apellido; pri primer; prim primer; primero primer; pnom primer nombre; snom segundo nombre
pape primer apellido; sape segundo apellido; seg segundo; sgdo segundo; sdo segundo
nac nacimiento|nacionalidad|nacional; nacim nacimiento; def defunción; fallec fallecimiento
sex sexo; gen género; gro género; genero sexo; est estado; estad estado; edo estado; civ civil
conyu conyugal; exp expedición|expediente; exped expedición; expd expedición; vig vigencia
vcto vencimiento; venc vencimiento; vto vencimiento; ini inicio; inic inicio; fin fin
term terminación; correo correo; mail correo; email correo electrónico; ema correo; ced cédula
cedula cédula; cc cédula ciudadanía; nit nit; nitt nit; dv dígito verificación; digito dígito
verif verificación; raz razón; rzn razón; rs razón social; soc social; razsoc razón social
act actividad; econ económica; econom económica; ciiu actividad económica; ent entidad
org organización; emp empresa; inst institución; ins institución; educ educativa
ie institución educativa; sed sede; jorn jornada; gdo grado; grad grado; matr matrícula
mat matrícula; inmob inmobiliaria; mercant mercantil; pred predio; predl predial
cat categoría|catastral; catas catastral; avaluo avalúo; aval avalúo; lat latitud; lon longitud
lng longitud; long longitud; coord coordenada; veh vehículo; vehic vehículo; vhc vehículo; pla placa
plc placa; lic licencia; conduc conducción; serv servicio; srv servicio; mod modelo; ano año
anio año; annio año; yr año; eps eps; reg régimen|registro; regim régimen; afil afiliación
afi afiliación; cotiz cotizante; benef beneficiario; diag diagnóstico; dx diagnóstico
cie diagnóstico; sang sanguíneo; rh rh; gs grupo sanguíneo; vac vacuna; dos dosis; prest prestador
discap discapacidad; etn étnica; etnia étnica; perten pertenencia; niv nivel; edu educativo
prof profesión; ocup ocupación; prog programa; acad académico; tit título; ptje puntaje
punt puntaje; exam examen; cta cuenta; ban bancaria; banc bancaria; bco banco; mon moneda; med medio
pag pago; pgo pago; rub rubro; presup presupuestal; ppto presupuestal
cdp certificado disponibilidad; imp impuesto; tribut tributaria; resp responsabilidad|responsable
rut registro tributario; fact factura; proc proceso; jud judicial; antec antecedente; sit situación
jur jurídica; tram trámite; rad radicado; radic radicado; sol solicitud; solic solicitud
res resultado|resolución; rta respuesta; rpta respuesta; resul resultado; msj mensaje; msg mensaje
cons consulta; hor hora; hr hora; hra hora; usu usuario; usr usuario; crea creación
modif modificación; zon zona; ubic ubicación; urb urbana; rur rural; pob poblado; ctro centro
centr centro; postal postal; cp código postal; zip código postal; pais país; ext extensión
indic indicativo; indicat indicativo; emple empleo; carg cargo; vinc vinculación; sal salario
ing ingreso; ibc ingreso base cotización; sem semana; semanas semana; aport aporte; laboral laboral
pers persona; per persona|periodo; clte cliente; sigla sigla; sgl sigla; natur naturaleza; ord orden
sect sector; admin administrativo; url dirección web; web web; hash huella; fmt formato
form formato; arch archivo; fol folio; asun asunto; circ círculo; regis registral; anot anotación
vin vin; chas chasis; clas clase; cls clase; dest destino; area área; cufe cufe
birthdate fecha nacimiento; birth nacimiento; first primer; last apellido; name nombre
lastname apellido; firstname primer nombre; surname apellido; gender sexo; city municipio
state departamento; country país; address dirección; phone teléfono; mobile celular; date fecha
number número; code código; type tipo; document documento; status estado; amount monto; value valor
currency moneda; zipcode código postal; plate placa; latitude latitud; longitude longitud; year año
month mes
`;

function readAbreviaturas(escritas: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const entradas = escritas.trim().split(/;\s|\n/);
  return new Map(
    entradas.map((entrada) => {
      const [corta = '', ...largas] = entrada.split(' ');
      return [
        corta,
        largas
          .join(' ')
          .split('|')
          .map((larga) => larga.split(' ')),
      ] as const;
    }),
  );
}

const ABREVIATURAS = readAbreviaturas(ESCRITAS);

/** What an abbreviation may stand for, each in its words with their accents; nothing where it is a word. */
export function listDesarrollos(palabra: string): readonly (readonly string[])[] {
  return ABREVIATURAS.get(palabra) ?? [];
}
