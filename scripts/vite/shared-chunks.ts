/** Of src/web and src/core: what nearly every view of the app takes, each of it small. */
const SMALL_AND_SHARED = [
  'components/(icons|logo|format-tile|missing-part)',
  'components/ui/(button|card|field|notice|skeleton)',
  'features/workflow/draft',
  'lib/(api|api-error|class-names|lazy-part|missing-words|notify|part-search|said|use-document-title|use-lost-focus|use-paused)',
  'rules/(limits|text)',
  'lib/wire/(fields|read-persona|read-usage)',
  'texts/(auth|choices|common|messages|shell|site-name|words|workflow)',
].join('|');

/**
 * Left to itself, the bundler makes a file of each module that two views share. Together they compress better and name
 * each other less: 8 kB of the 151 that the desk may take. What is not named here merely comes in a file of its own.
 */
export const SHARED_CHUNKS = [
  // A visitor's page holds these, and none of the others.
  {
    name: 'parts',
    test: /[\\/]src[\\/]web[\\/]lib[\\/](?:import-part|load-with-retries|part-missing|pause)\.ts$/,
    priority: 1,
  },
  { name: 'queries', test: /[\\/]node_modules[\\/]@tanstack[\\/]/ },
  { name: 'shared', test: new RegExp(`/src/(?:web|core)/(?:${SMALL_AND_SHARED})\\.tsx?$`.replaceAll('/', '[\\\\/]')) },
  { name: 'shared', test: /[\\/]@radix-ui[\\/]react-(?:slot|compose-refs|primitive)[\\/]/ },
];
