/** What the population is drawn of. Names and places exist; nobody has the names together, nor the numbers. */

const readLista = (texto: string) => texto.trim().split(/\s*[,\n]\s*/);

export const NOMBRES: Readonly<Record<'F' | 'M', readonly string[]>> = {
  F: readLista(`
    Adriana, Alejandra, Amparo, Ángela, Beatriz, Begoña, Blanca, Carmen, Catalina
    Claudia, Diana, Doris, Elena, Esperanza, Gloria, Inés, Íngrid, Jazmín, Juliana
    Laura, Liliana, Lucía, Luz, Marcela, María, Marta, Milena, Mónica, Nubia, Olga
    Paola, Patricia, Rocío, Sandra, Sofía, Teresa, Verónica, Yolanda, Zoraida
  `),
  M: readLista(`
    Alberto, Alonso, Andrés, Arturo, Camilo, Carlos, César, Daniel, Darío, Diego, Édgar
    Édison, Eduardo, Fabián, Felipe, Germán, Gonzalo, Hernán, Hugo, Iván, Jaime, Jairo
    Javier, Jorge, José, Julián, Luis, Manuel, Mauricio, Miguel, Néstor, Óscar, Pablo
    Ramiro, Raúl, Rodrigo, Samuel, Tomás, Víctor, Wilmar
  `),
};

export const APELLIDOS: readonly string[] = readLista(`
  Acevedo, Acuña, Agudelo, Ariza, Arboleda, Becerra, Bermúdez, Bohórquez, Bolaños
  Buitrago, Cabrera, Cañón, Cárdenas, Castañeda, Chindoy, Correa, Cuéllar, Duarte
  Epiayú, Espitia, Fajardo, Galeano, Garzón, Güiza, Hoyos, Ibáñez, Jaramillo, Londoño
  Lozano, Marín, Medina, Montaño, Mosquera, Muñoz, Murillo, Niño, Ñustes, Ospina
  Otálora, Palacios, Pardo, Peñaranda, Pineda, Pulido, Quiñones, Quintero, Restrepo
  Rincón, Rojas, Saldarriaga, Sierra, Suárez, Tapiero, Urrego, Valderrama, Villalba
  Yepes, Zabala, Zuleta, de la Hoz, del Castillo
`);

/** A municipality with its department (DIVIPOLA of the DANE) and about where it is. */
export interface MunicipioDePoblacion {
  readonly codigo: string;
  readonly nombre: string;
  readonly departamento: string;
  readonly nombreDepartamento: string;
  readonly latitud: number;
  readonly longitud: number;
}

const LUGARES: readonly (readonly [string, string, string, number, number])[] = [
  ['11001', 'Bogotá D.C.', 'Bogotá D.C.', 4.60971, -74.08175],
  ['05001', 'Medellín', 'Antioquia', 6.25184, -75.56359],
  ['05266', 'Envigado', 'Antioquia', 6.17591, -75.59174],
  ['76001', 'Cali', 'Valle del Cauca', 3.43722, -76.5225],
  ['76520', 'Palmira', 'Valle del Cauca', 3.53944, -76.30361],
  ['08001', 'Barranquilla', 'Atlántico', 10.96854, -74.78132],
  ['13001', 'Cartagena', 'Bolívar', 10.39972, -75.51444],
  ['54001', 'Cúcuta', 'Norte de Santander', 7.89391, -72.50782],
  ['68001', 'Bucaramanga', 'Santander', 7.12539, -73.1198],
  ['66001', 'Pereira', 'Risaralda', 4.81333, -75.69611],
  ['17001', 'Manizales', 'Caldas', 5.06889, -75.51738],
  ['73001', 'Ibagué', 'Tolima', 4.43889, -75.23222],
  ['41001', 'Neiva', 'Huila', 2.9273, -75.28189],
  ['52001', 'Pasto', 'Nariño', 1.21361, -77.28111],
  ['19001', 'Popayán', 'Cauca', 2.43823, -76.61316],
  ['15001', 'Tunja', 'Boyacá', 5.53528, -73.36778],
  ['50001', 'Villavicencio', 'Meta', 4.142, -73.62664],
  ['47001', 'Santa Marta', 'Magdalena', 11.24079, -74.19904],
  ['20001', 'Valledupar', 'Cesar', 10.46314, -73.25322],
  ['23001', 'Montería', 'Córdoba', 8.74798, -75.88143],
  ['44001', 'Riohacha', 'La Guajira', 11.54444, -72.90722],
  ['27001', 'Quibdó', 'Chocó', 5.69188, -76.65835],
  ['63001', 'Armenia', 'Quindío', 4.53389, -75.68111],
  ['18001', 'Florencia', 'Caquetá', 1.61438, -75.60623],
  ['91001', 'Leticia', 'Amazonas', -4.21528, -69.94056],
  ['85001', 'Yopal', 'Casanare', 5.33775, -72.39586],
  ['81001', 'Arauca', 'Arauca', 7.08471, -70.75908],
  ['97001', 'Mitú', 'Vaupés', 1.25778, -70.23472],
  ['25754', 'Soacha', 'Cundinamarca', 4.57937, -74.21682],
];

export const MUNICIPIOS: readonly MunicipioDePoblacion[] = LUGARES.map(
  ([codigo, nombre, nombreDepartamento, latitud, longitud]) => ({
    codigo,
    nombre,
    departamento: codigo.slice(0, 2),
    nombreDepartamento,
    latitud,
    longitud,
  }),
);

/** Activities of companies (CIIU, fourth revision adapted for Colombia) with a word for their names. */
export const ACTIVIDADES: readonly (readonly [codigo: string, palabra: string])[] = [
  ['0123', 'Cafetera'],
  ['1081', 'Panificadora'],
  ['1410', 'Confecciones'],
  ['2395', 'Concretos'],
  ['3511', 'Energía'],
  ['4111', 'Constructora'],
  ['4711', 'Mercados'],
  ['4923', 'Transportes'],
  ['5511', 'Hoteles'],
  ['5611', 'Restaurantes'],
  ['6201', 'Sistemas'],
  ['6910', 'Asesorías'],
  ['7110', 'Ingenieros'],
  ['8610', 'Clínica'],
];

/** Titles of higher education with the code of an invented programme. */
export const TITULOS: readonly (readonly [titulo: string, programa: string, profesion: string])[] = [
  ['Abogacía', '999101', '261'],
  ['Administración de empresas', '999102', '242'],
  ['Arquitectura', '999103', '216'],
  ['Contaduría pública', '999104', '241'],
  ['Enfermería', '999105', '222'],
  ['Ingeniería civil', '999106', '214'],
  ['Ingeniería de sistemas', '999107', '251'],
  ['Medicina', '999108', '221'],
  ['Periodismo', '999109', '264'],
];
