/** Hosts that no page is read from, as numbers: this machine, private networks, what clouds keep for their own machines. */
const PRIVATE: readonly (readonly [number, number, number, number])[] = [
  [127, 0, 0, 1],
  [127, 200, 3, 4],
  [0, 0, 0, 0],
  [10, 1, 2, 3],
  [172, 16, 0, 9],
  [192, 168, 1, 1],
  [169, 254, 169, 254],
  [100, 100, 100, 200],
  [168, 63, 129, 16],
];

const NAMES = [
  'localhost',
  'LocalHost',
  'localhost.',
  'a.localhost',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'loc%61lhost',
  'local\u00adhost',
  'lo\u200bcalhost',
];

const IPV6 = [
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[fe80::1]',
  '[fe80::1%25eth0]',
  '[fe80::1%eth0]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[2001::7f00:1]',
  '[100::1]',
];

/** All the ways in which a URL says one of them. */
export function privateAddresses(port: string): string[] {
  const hosts = [...PRIVATE.flatMap(spellingsOf), ...NAMES, ...IPV6];
  const plain = hosts.flatMap((host) => [
    `http://${host}/`,
    `https://${host}/x?y=1#z`,
    `http://${host}:${port}/secret`,
  ]);
  const tricks = hosts
    .slice(0, 12)
    .flatMap((host) => [
      `http://example.com@${host}/`,
      `http://example.com:80@${host}:${port}/`,
      `http://${host}\\@example.com/`,
      `http://${host}#@example.com/`,
      `http://${host}?@example.com/`,
      `http:/${host}/`,
      `http:${host}/`,
      `http:\\\\${host}\\`,
      `\thttp://${host}/ `,
      `ht\ntp://${host}/`,
      `http://${host}:80\r\nHost: example.com\r\n\r\n/`,
      `http://${host}/%0d%0aQUIT%0d%0a`,
    ]);
  return [...plain, ...tricks, ...otherSchemes(port)];
}

function spellingsOf([a, b, c, d]: readonly [number, number, number, number]): string[] {
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (part: number) => part.toString(16);
  const octal = (part: number) => part.toString(8);
  const dotted = [a, b, c, d].join('.');
  const pairs = `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
  return [
    dotted,
    `${dotted}.`,
    String(whole),
    `0x${hex(whole)}`,
    `0X${hex(whole).toUpperCase()}`,
    `0${octal(whole)}`,
    `0000${octal(whole)}`,
    [a, b, c, d].map((part) => `0x${hex(part)}`).join('.'),
    [a, b, c, d].map((part) => `0${octal(part)}`).join('.'),
    [a, b, c, d].map((part) => `000${octal(part)}`).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `0x${hex(a)}.0${octal(b)}.${c * 256 + d}`,
    dotted.replaceAll('.', '%2e'),
    dotted.replaceAll('.', '。'),
    dotted.replaceAll('.', '．'),
    dotted.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    dotted.replaceAll(/\d/g, (digit) => `%3${digit}`),
    dotted.replaceAll(/[1-9]/g, (digit) => String.fromCodePoint(0x245f + Number(digit))),
    `[::ffff:${dotted}]`,
    `[::ffff:${pairs}]`,
    `[::${dotted}]`,
    `[::ffff:0:${dotted}]`,
    `[64:ff9b::${dotted}]`,
    `[64:ff9b:1::${dotted}]`,
    `[2002:${pairs}::]`,
  ];
}

function otherSchemes(port: string): string[] {
  return [
    'file:///etc/passwd',
    'file://localhost/etc/passwd',
    'FILE:/etc/passwd',
    `gopher://127.0.0.1:${port}/_GET%20/secret`,
    `ftp://127.0.0.1:${port}/secret`,
    `dict://127.0.0.1:${port}/info`,
    `ldap://127.0.0.1:${port}/`,
    `tftp://127.0.0.1:${port}/x`,
    `ws://127.0.0.1:${port}/`,
    `smtp://127.0.0.1:${port}/%0d%0aMAIL FROM:<a@b>`,
    'data:text/html,<p>Hello</p>',
    'javascript:fetch("http://127.0.0.1")',
    `blob:http://127.0.0.1:${port}/1`,
    `view-source:http://127.0.0.1:${port}/`,
    `jar:http://127.0.0.1:${port}/x.jar!/`,
    `//127.0.0.1:${port}/secret`,
    `127.0.0.1:${port}/secret`,
    'http://',
    'http://[',
    'http://127.0.0.1%00.example.com/',
    'http://127.0.0.1%0a.example.com/',
  ];
}
