// Generated from request-schemas.ts and report-schemas.ts by `npm run openapi`: do not edit.

/** `components.schemas` of the OpenAPI document. */
export const componentSchemas = {
  BulkInspectNamesRequest: {
    type: 'object',
    properties: {
      names: {
        type: 'array',
        items: {
          type: 'string',
          description:
            'An ENS name, inspected exactly as given: never trimmed, never normalized first.',
        },
        description: 'The names to inspect. Duplicates are inspected and answered like any other.',
        maxItems: 250,
        examples: [['vitalik.eth', 'vìtalik.eth']],
      },
      network_name: {
        enum: ['mainnet', 'sepolia'],
        type: 'string',
        description:
          'Required, and validated. Inspection reads no chain, so today the answer is the same for every network.',
      },
    },
    required: ['names', 'network_name'],
  },
  InspectNameRequest: {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        description:
          'An ENS name, inspected exactly as given: never trimmed, never normalized first.',
        examples: ['vitalik.eth'],
      },
      network_name: {
        enum: ['mainnet', 'sepolia'],
        type: 'string',
        description:
          'Required, and validated. Inspection reads no chain, so today the answer is the same for every network.',
      },
    },
    required: ['name', 'network_name'],
  },
  BulkInspectNamesResponse: {
    type: 'object',
    properties: {
      results: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/ConsolidatedNameGuardReport',
        },
        description: 'One verdict for each name asked about, in the same order.',
      },
    },
    required: ['results'],
  },
  NameGuardReport: {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        description: 'The name exactly as it was given.',
      },
      namehash: {
        type: 'string',
        pattern: '^0x[0-9a-f]{64}$',
        description:
          'ENSIP-1 hash of the name. A label written `[64 hex digits]` adds that hash itself.',
      },
      inspected: {
        type: 'boolean',
        description:
          'False for a name of more than 200 characters or more than 5 unknown labels: its parts are not looked at. An unknown label has 66 characters, so a name with four is too long already.',
      },
      beautiful_name: {
        anyOf: [
          {
            type: 'string',
          },
          {
            type: 'null',
          },
        ],
        description:
          'The form to display (ENSIP-15); null unless every label is known and normalized.',
      },
      rating: {
        enum: [2, 3, 4],
        type: 'integer',
        description:
          'The danger that the worst check tells of: 2 none found, 3 `warn`, 4 `alert`. What is only worth knowing (`info`) does not count.',
      },
      risk_count: {
        type: 'integer',
        minimum: 0,
        maximum: 14,
        description: 'How many checks ended in `warn` or `alert`.',
      },
      highest_risk: {
        anyOf: [
          {
            $ref: '#/components/schemas/GenericCheckResult',
          },
          {
            type: 'null',
          },
        ],
        description: 'The first of those checks; null exactly when there is none.',
      },
      title: {
        type: 'string',
        description: 'The rating in a few words.',
      },
      subtitle: {
        type: 'string',
        description: 'What the rating means for a reader.',
      },
      normalization: {
        enum: ['normalized', 'unnormalized', 'unknown'],
        type: 'string',
        description:
          'ENSIP-15 status; `unknown` when a label is known only by its hash (`[64 hex digits]`).',
      },
      imitates: {
        anyOf: [
          {
            type: 'object',
            properties: {
              name: {
                anyOf: [
                  {
                    type: 'string',
                  },
                  {
                    type: 'null',
                  },
                ],
                description: 'The known name that is imitated; null for an address.',
              },
              kind: {
                enum: [
                  'identical_look',
                  'similar_look',
                  'address',
                  'hyphens',
                  'one_edit',
                  'added_words',
                  'embedded',
                ],
                type: 'string',
                description:
                  'How: `identical_look` and `similar_look` by characters that look alike, `hyphens` the same but for hyphens, `one_edit` one slip of the hand away, `added_words` a known name among words of its service, `embedded` a name inside a longer one, `address` the shape of an address.',
              },
              status: {
                enum: ['alert', 'warn', 'info'],
                type: 'string',
                description: 'How much it tells against the name.',
              },
              evidence: {
                type: 'string',
                description: 'What shows it, in words, such as `“rn” reads as “m”`.',
              },
            },
            required: ['name', 'kind', 'status', 'evidence'],
            description: 'What a name imitates, or comes close to.',
          },
          {
            type: 'null',
          },
        ],
        description: 'What it imitates; null when nothing of the kind was found.',
      },
      known: {
        anyOf: [
          {
            type: 'object',
            properties: {
              name: {
                type: 'string',
                description: 'The known name.',
              },
              title: {
                type: 'string',
                description: 'What it is called, such as `MetaMask`.',
              },
              category: {
                type: 'string',
                description: 'What it is, such as `wallet`.',
              },
            },
            required: ['name', 'title', 'category'],
            description: 'The known name that a name is, or is a subname of.',
          },
          {
            type: 'null',
          },
        ],
        description:
          'Not null when the name is spelled exactly like a known one, or is a subname of one.',
      },
      checks: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/GenericCheckResult',
        },
        description: 'All checks, the worst first: by status, then by severity.',
      },
      canonical_name: {
        anyOf: [
          {
            type: 'string',
          },
          {
            type: 'null',
          },
        ],
        description: 'The name with every label in its canonical form; null when one has none.',
      },
      looks_like: {
        anyOf: [
          {
            type: 'string',
          },
          {
            type: 'null',
          },
        ],
        description:
          'The perceived form: the name that a reader sees at a glance, whatever the scripts; null when that is the name itself.',
      },
      labels: {
        anyOf: [
          {
            type: 'array',
            items: {
              $ref: '#/components/schemas/LabelGuardReport',
            },
          },
          {
            type: 'null',
          },
        ],
        description: 'Its labels in order; null when the name was not inspected.',
      },
    },
    required: [
      'name',
      'namehash',
      'inspected',
      'beautiful_name',
      'rating',
      'risk_count',
      'highest_risk',
      'title',
      'subtitle',
      'normalization',
      'imitates',
      'known',
      'checks',
      'canonical_name',
      'looks_like',
      'labels',
    ],
    description: 'All that is known about one name.',
  },
  GraphemeGuardReport: {
    type: 'object',
    properties: {
      rating: {
        enum: [2, 3, 4],
        type: 'integer',
        description:
          'The danger that the worst check tells of: 2 none found, 3 `warn`, 4 `alert`. What is only worth knowing (`info`) does not count.',
      },
      risk_count: {
        type: 'integer',
        minimum: 0,
        maximum: 14,
        description: 'How many checks ended in `warn` or `alert`.',
      },
      highest_risk: {
        anyOf: [
          {
            $ref: '#/components/schemas/GenericCheckResult',
          },
          {
            type: 'null',
          },
        ],
        description: 'The first of those checks; null exactly when there is none.',
      },
      title: {
        type: 'string',
        description: 'The rating in a few words.',
      },
      subtitle: {
        type: 'string',
        description: 'What the rating means for a reader.',
      },
      normalization: {
        enum: ['normalized', 'unnormalized'],
        type: 'string',
        description:
          'Whether ENSIP-15 allows this grapheme at all, in any company: not the same as normalizing it as a name of its own.',
      },
      grapheme: {
        type: 'string',
        description: 'The grapheme exactly as it was given.',
      },
      grapheme_name: {
        type: 'string',
        description: 'Its Unicode name, the CLDR short name of an emoji, or words in their place.',
      },
      grapheme_type: {
        enum: [
          'simple_letter',
          'simple_number',
          'hyphen',
          'dollarsign',
          'underscore',
          'emoji',
          'invisible',
          'other_letter',
          'other_number',
          'special',
        ],
        type: 'string',
        description: 'What it is made of.',
      },
      grapheme_script: {
        type: 'string',
        description: 'Unicode script in words; `Combined` for several, `Unknown` for none.',
      },
      grapheme_description: {
        type: 'string',
        description: 'Its type in words, with the script where that says more.',
      },
      unicode_version: {
        anyOf: [
          {
            type: 'string',
            pattern: '^\\d+\\.\\d+$',
          },
          {
            type: 'null',
          },
        ],
        description: 'Unicode version that introduced it; null when it is not assigned.',
      },
      checks: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/GenericCheckResult',
        },
        description: 'All checks, the worst first: by status, then by severity.',
      },
      grapheme_link: {
        anyOf: [
          {
            type: 'string',
            format: 'uri',
          },
          {
            type: 'null',
          },
        ],
        description: 'A page about this character; null for a grapheme of several characters.',
      },
      grapheme_link_name: {
        type: 'string',
        description: 'Name of that page, or `No link is available`.',
      },
      confusables: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/ConfusableGuardReport',
        },
        description:
          'What it can be mistaken for, never itself; the canonical form first when it is known and differs.',
      },
      confusable_sequences: {
        type: 'array',
        items: {
          type: 'string',
        },
        description:
          'Sequences of several graphemes that read as this one, the most alike first, such as `rn` for `m`; empty for most.',
      },
      canonical_grapheme: {
        anyOf: [
          {
            type: 'string',
          },
          {
            type: 'null',
          },
        ],
        description: 'Its canonical form; null when none is known.',
      },
      codepoints: {
        type: 'array',
        items: {
          type: 'string',
          pattern: '^U\\+[0-9A-F]{4,6}$',
        },
        description: 'Its code points in order.',
      },
    },
    required: [
      'rating',
      'risk_count',
      'highest_risk',
      'title',
      'subtitle',
      'normalization',
      'grapheme',
      'grapheme_name',
      'grapheme_type',
      'grapheme_script',
      'grapheme_description',
      'unicode_version',
      'checks',
      'grapheme_link',
      'grapheme_link_name',
      'confusables',
      'confusable_sequences',
      'canonical_grapheme',
      'codepoints',
    ],
    description: 'All that is known about one grapheme.',
  },
  ConsolidatedNameGuardReport: {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        description: 'The name exactly as it was given.',
      },
      namehash: {
        type: 'string',
        pattern: '^0x[0-9a-f]{64}$',
        description:
          'ENSIP-1 hash of the name. A label written `[64 hex digits]` adds that hash itself.',
      },
      inspected: {
        type: 'boolean',
        description:
          'False for a name of more than 200 characters or more than 5 unknown labels: its parts are not looked at. An unknown label has 66 characters, so a name with four is too long already.',
      },
      beautiful_name: {
        anyOf: [
          {
            type: 'string',
          },
          {
            type: 'null',
          },
        ],
        description:
          'The form to display (ENSIP-15); null unless every label is known and normalized.',
      },
      rating: {
        enum: [2, 3, 4],
        type: 'integer',
        description:
          'The danger that the worst check tells of: 2 none found, 3 `warn`, 4 `alert`. What is only worth knowing (`info`) does not count.',
      },
      risk_count: {
        type: 'integer',
        minimum: 0,
        maximum: 14,
        description: 'How many checks ended in `warn` or `alert`.',
      },
      highest_risk: {
        anyOf: [
          {
            $ref: '#/components/schemas/GenericCheckResult',
          },
          {
            type: 'null',
          },
        ],
        description: 'The first of those checks; null exactly when there is none.',
      },
      title: {
        type: 'string',
        description: 'The rating in a few words.',
      },
      subtitle: {
        type: 'string',
        description: 'What the rating means for a reader.',
      },
      normalization: {
        enum: ['normalized', 'unnormalized', 'unknown'],
        type: 'string',
        description:
          'ENSIP-15 status; `unknown` when a label is known only by its hash (`[64 hex digits]`).',
      },
      imitates: {
        anyOf: [
          {
            type: 'object',
            properties: {
              name: {
                anyOf: [
                  {
                    type: 'string',
                  },
                  {
                    type: 'null',
                  },
                ],
                description: 'The known name that is imitated; null for an address.',
              },
              kind: {
                enum: [
                  'identical_look',
                  'similar_look',
                  'address',
                  'hyphens',
                  'one_edit',
                  'added_words',
                  'embedded',
                ],
                type: 'string',
                description:
                  'How: `identical_look` and `similar_look` by characters that look alike, `hyphens` the same but for hyphens, `one_edit` one slip of the hand away, `added_words` a known name among words of its service, `embedded` a name inside a longer one, `address` the shape of an address.',
              },
              status: {
                enum: ['alert', 'warn', 'info'],
                type: 'string',
                description: 'How much it tells against the name.',
              },
              evidence: {
                type: 'string',
                description: 'What shows it, in words, such as `“rn” reads as “m”`.',
              },
            },
            required: ['name', 'kind', 'status', 'evidence'],
            description: 'What a name imitates, or comes close to.',
          },
          {
            type: 'null',
          },
        ],
        description: 'What it imitates; null when nothing of the kind was found.',
      },
      known: {
        anyOf: [
          {
            type: 'object',
            properties: {
              name: {
                type: 'string',
                description: 'The known name.',
              },
              title: {
                type: 'string',
                description: 'What it is called, such as `MetaMask`.',
              },
              category: {
                type: 'string',
                description: 'What it is, such as `wallet`.',
              },
            },
            required: ['name', 'title', 'category'],
            description: 'The known name that a name is, or is a subname of.',
          },
          {
            type: 'null',
          },
        ],
        description:
          'Not null when the name is spelled exactly like a known one, or is a subname of one.',
      },
    },
    required: [
      'name',
      'namehash',
      'inspected',
      'beautiful_name',
      'rating',
      'risk_count',
      'highest_risk',
      'title',
      'subtitle',
      'normalization',
      'imitates',
      'known',
    ],
    description: 'The verdict on one name.',
  },
  LabelGuardReport: {
    type: 'object',
    properties: {
      rating: {
        enum: [2, 3, 4],
        type: 'integer',
        description:
          'The danger that the worst check tells of: 2 none found, 3 `warn`, 4 `alert`. What is only worth knowing (`info`) does not count.',
      },
      risk_count: {
        type: 'integer',
        minimum: 0,
        maximum: 14,
        description: 'How many checks ended in `warn` or `alert`.',
      },
      highest_risk: {
        anyOf: [
          {
            $ref: '#/components/schemas/GenericCheckResult',
          },
          {
            type: 'null',
          },
        ],
        description: 'The first of those checks; null exactly when there is none.',
      },
      title: {
        type: 'string',
        description: 'The rating in a few words.',
      },
      subtitle: {
        type: 'string',
        description: 'What the rating means for a reader.',
      },
      label: {
        type: 'string',
        description: 'The label exactly as it was given.',
      },
      labelhash: {
        type: 'string',
        pattern: '^0x[0-9a-f]{64}$',
        description: 'Keccak-256 of the label in UTF-8, or the hash that an unknown label names.',
      },
      normalization: {
        enum: ['normalized', 'unnormalized', 'unknown'],
        type: 'string',
        description:
          'ENSIP-15 status; `unknown` when a label is known only by its hash (`[64 hex digits]`).',
      },
      beautiful_label: {
        anyOf: [
          {
            type: 'string',
          },
          {
            type: 'null',
          },
        ],
        description: 'The form to display; null unless the label is known and normalized.',
      },
      canonical_label: {
        anyOf: [
          {
            type: 'string',
          },
          {
            type: 'null',
          },
        ],
        description:
          'The label with every grapheme in its canonical form; null when one has none or the result is invalid.',
      },
      checks: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/GenericCheckResult',
        },
        description: 'All checks, the worst first: by status, then by severity.',
      },
      graphemes: {
        anyOf: [
          {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                rating: {
                  enum: [2, 3, 4],
                  type: 'integer',
                  description:
                    'The danger that the worst check tells of: 2 none found, 3 `warn`, 4 `alert`. What is only worth knowing (`info`) does not count.',
                },
                risk_count: {
                  type: 'integer',
                  minimum: 0,
                  maximum: 14,
                  description: 'How many checks ended in `warn` or `alert`.',
                },
                highest_risk: {
                  anyOf: [
                    {
                      $ref: '#/components/schemas/GenericCheckResult',
                    },
                    {
                      type: 'null',
                    },
                  ],
                  description: 'The first of those checks; null exactly when there is none.',
                },
                title: {
                  type: 'string',
                  description: 'The rating in a few words.',
                },
                subtitle: {
                  type: 'string',
                  description: 'What the rating means for a reader.',
                },
                normalization: {
                  enum: ['normalized', 'unnormalized'],
                  type: 'string',
                  description:
                    'Whether ENSIP-15 allows this grapheme at all, in any company: not the same as normalizing it as a name of its own.',
                },
                grapheme: {
                  type: 'string',
                  description: 'The grapheme exactly as it was given.',
                },
                grapheme_name: {
                  type: 'string',
                  description:
                    'Its Unicode name, the CLDR short name of an emoji, or words in their place.',
                },
                grapheme_type: {
                  enum: [
                    'simple_letter',
                    'simple_number',
                    'hyphen',
                    'dollarsign',
                    'underscore',
                    'emoji',
                    'invisible',
                    'other_letter',
                    'other_number',
                    'special',
                  ],
                  type: 'string',
                  description: 'What it is made of.',
                },
                grapheme_script: {
                  type: 'string',
                  description:
                    'Unicode script in words; `Combined` for several, `Unknown` for none.',
                },
                grapheme_description: {
                  type: 'string',
                  description: 'Its type in words, with the script where that says more.',
                },
                unicode_version: {
                  anyOf: [
                    {
                      type: 'string',
                      pattern: '^\\d+\\.\\d+$',
                    },
                    {
                      type: 'null',
                    },
                  ],
                  description: 'Unicode version that introduced it; null when it is not assigned.',
                },
                status_in_label: {
                  enum: ['alert', 'warn', 'info', 'skip', 'pass'],
                  type: 'string',
                  description:
                    'The worst status of its own checks in this label: a letter that could be mistaken elsewhere is no risk in the ordinary spelling of its script.',
                },
              },
              required: [
                'rating',
                'risk_count',
                'highest_risk',
                'title',
                'subtitle',
                'normalization',
                'grapheme',
                'grapheme_name',
                'grapheme_type',
                'grapheme_script',
                'grapheme_description',
                'unicode_version',
                'status_in_label',
              ],
              description: 'The verdict on one grapheme of a label: by itself, and in the label.',
            },
          },
          {
            type: 'null',
          },
        ],
        description: 'Its graphemes in order; null when only its hash is known.',
      },
      normalization_error: {
        anyOf: [
          {
            $ref: '#/components/schemas/NormalizationError',
          },
          {
            type: 'null',
          },
        ],
        description: 'Null when the label is normalized or unknown.',
      },
    },
    required: [
      'rating',
      'risk_count',
      'highest_risk',
      'title',
      'subtitle',
      'label',
      'labelhash',
      'normalization',
      'beautiful_label',
      'canonical_label',
      'checks',
      'graphemes',
      'normalization_error',
    ],
    description: 'The verdict on one label of a name.',
  },
  ConsolidatedGraphemeGuardReport: {
    type: 'object',
    properties: {
      rating: {
        enum: [2, 3, 4],
        type: 'integer',
        description:
          'The danger that the worst check tells of: 2 none found, 3 `warn`, 4 `alert`. What is only worth knowing (`info`) does not count.',
      },
      risk_count: {
        type: 'integer',
        minimum: 0,
        maximum: 14,
        description: 'How many checks ended in `warn` or `alert`.',
      },
      highest_risk: {
        anyOf: [
          {
            $ref: '#/components/schemas/GenericCheckResult',
          },
          {
            type: 'null',
          },
        ],
        description: 'The first of those checks; null exactly when there is none.',
      },
      title: {
        type: 'string',
        description: 'The rating in a few words.',
      },
      subtitle: {
        type: 'string',
        description: 'What the rating means for a reader.',
      },
      normalization: {
        enum: ['normalized', 'unnormalized'],
        type: 'string',
        description:
          'Whether ENSIP-15 allows this grapheme at all, in any company: not the same as normalizing it as a name of its own.',
      },
      grapheme: {
        type: 'string',
        description: 'The grapheme exactly as it was given.',
      },
      grapheme_name: {
        type: 'string',
        description: 'Its Unicode name, the CLDR short name of an emoji, or words in their place.',
      },
      grapheme_type: {
        enum: [
          'simple_letter',
          'simple_number',
          'hyphen',
          'dollarsign',
          'underscore',
          'emoji',
          'invisible',
          'other_letter',
          'other_number',
          'special',
        ],
        type: 'string',
        description: 'What it is made of.',
      },
      grapheme_script: {
        type: 'string',
        description: 'Unicode script in words; `Combined` for several, `Unknown` for none.',
      },
      grapheme_description: {
        type: 'string',
        description: 'Its type in words, with the script where that says more.',
      },
      unicode_version: {
        anyOf: [
          {
            type: 'string',
            pattern: '^\\d+\\.\\d+$',
          },
          {
            type: 'null',
          },
        ],
        description: 'Unicode version that introduced it; null when it is not assigned.',
      },
    },
    required: [
      'rating',
      'risk_count',
      'highest_risk',
      'title',
      'subtitle',
      'normalization',
      'grapheme',
      'grapheme_name',
      'grapheme_type',
      'grapheme_script',
      'grapheme_description',
      'unicode_version',
    ],
    description: 'The verdict on one grapheme, without its checks and confusables.',
  },
  ConfusableGuardReport: {
    type: 'object',
    properties: {
      rating: {
        enum: [2, 3, 4],
        type: 'integer',
        description:
          'The danger that the worst check tells of: 2 none found, 3 `warn`, 4 `alert`. What is only worth knowing (`info`) does not count.',
      },
      risk_count: {
        type: 'integer',
        minimum: 0,
        maximum: 14,
        description: 'How many checks ended in `warn` or `alert`.',
      },
      highest_risk: {
        anyOf: [
          {
            $ref: '#/components/schemas/GenericCheckResult',
          },
          {
            type: 'null',
          },
        ],
        description: 'The first of those checks; null exactly when there is none.',
      },
      title: {
        type: 'string',
        description: 'The rating in a few words.',
      },
      subtitle: {
        type: 'string',
        description: 'What the rating means for a reader.',
      },
      normalization: {
        enum: ['normalized', 'unnormalized'],
        type: 'string',
        description:
          'Whether ENSIP-15 allows this grapheme at all, in any company: not the same as normalizing it as a name of its own.',
      },
      grapheme: {
        type: 'string',
        description: 'The grapheme exactly as it was given.',
      },
      grapheme_name: {
        type: 'string',
        description: 'Its Unicode name, the CLDR short name of an emoji, or words in their place.',
      },
      grapheme_type: {
        enum: [
          'simple_letter',
          'simple_number',
          'hyphen',
          'dollarsign',
          'underscore',
          'emoji',
          'invisible',
          'other_letter',
          'other_number',
          'special',
        ],
        type: 'string',
        description: 'What it is made of.',
      },
      grapheme_script: {
        type: 'string',
        description: 'Unicode script in words; `Combined` for several, `Unknown` for none.',
      },
      grapheme_description: {
        type: 'string',
        description: 'Its type in words, with the script where that says more.',
      },
      unicode_version: {
        anyOf: [
          {
            type: 'string',
            pattern: '^\\d+\\.\\d+$',
          },
          {
            type: 'null',
          },
        ],
        description: 'Unicode version that introduced it; null when it is not assigned.',
      },
      is_canonical: {
        type: 'boolean',
        description: 'Whether this is the canonical form of the inspected grapheme.',
      },
    },
    required: [
      'rating',
      'risk_count',
      'highest_risk',
      'title',
      'subtitle',
      'normalization',
      'grapheme',
      'grapheme_name',
      'grapheme_type',
      'grapheme_script',
      'grapheme_description',
      'unicode_version',
      'is_canonical',
    ],
    description: 'A grapheme that the inspected one can be mistaken for.',
  },
  GenericCheckResult: {
    type: 'object',
    properties: {
      message: {
        type: 'string',
        description: 'What the check found, in words, for the thing inspected.',
      },
      check_name: {
        type: 'string',
        description: 'Name of the check for people.',
      },
      check: {
        enum: [
          'uninspected',
          'invisible',
          'impersonation_risk',
          'normalized',
          'mixed_scripts',
          'confusables',
          'unknown_label',
          'typing_difficulty',
          'decentralized_name',
          'namewrapper_compatible',
          'font_support',
          'punycode_compatible_name',
          'punycode_compatible_label',
          'namewrapper_fuses',
        ],
        type: 'string',
        description: 'Name of the check for machines.',
      },
      status: {
        enum: ['alert', 'warn', 'info', 'skip', 'pass'],
        type: 'string',
        description:
          '`alert`: cannot be relied on as it stands. `warn`: look before you rely on it. `info`: true and worth knowing, no reason for distrust. `skip`: cannot be checked here. `pass`: nothing found. Only the first two are risks.',
      },
    },
    required: ['message', 'check_name', 'check', 'status'],
    description: 'What one check found.',
  },
  ImitationsResponse: {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        description: 'The name exactly as it was given.',
      },
      complete: {
        type: 'boolean',
        description: 'False when there are more than the limit: the rest is left out.',
      },
      imitations: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/Candidate',
        },
        description:
          'What could imitate the name, the most dangerous first: none twice, none the name itself, always in the same order.',
      },
    },
    required: ['name', 'complete', 'imitations'],
  },
  Candidate: {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        description: 'Normalized by ENSIP-15, so that it can be registered.',
      },
      kind: {
        enum: [
          'look_alike',
          'look_alikes',
          'sequence',
          'transposition',
          'repetition',
          'omission',
          'replacement',
          'insertion',
          'addition',
          'plural',
          'hyphen',
          'bit',
          'added_word',
          'embedded',
          'emoji',
        ],
        type: 'string',
        description:
          'How it differs: `look_alike` in one character that looks like the one it replaces, `look_alikes` in several, `sequence` in letters that together look like one, or one like several, `transposition`, `repetition`, `omission`, `replacement` and `insertion` by a slip of the hand, `addition`, `plural` and `hyphen` by what is added, `bit` in one bit, `added_word` by a word of services, `embedded` by an ending such as `-eth`, `emoji` in an emoji, or by one beside it.',
      },
      evidence: {
        type: 'string',
        description: 'What differs, in words, such as `“1” reads as “l”`.',
      },
    },
    required: ['name', 'kind', 'evidence'],
    description: 'A name that could be registered to pass for another.',
  },
  NormalizationError: {
    type: 'object',
    properties: {
      code: {
        enum: [
          'not_normalized',
          'empty_label',
          'disallowed_character',
          'illegal_mixture',
          'whole_script_confusable',
          'underscore_placement',
          'invalid_label_extension',
          'leading_combining_mark',
          'combining_mark_after_emoji',
          'leading_fenced_character',
          'trailing_fenced_character',
          'adjacent_fenced_characters',
          'duplicate_nonspacing_mark',
          'excessive_nonspacing_marks',
        ],
        type: 'string',
        description: 'What is wrong, for machines.',
      },
      message: {
        type: 'string',
        description: 'What is wrong, for people.',
      },
      start: {
        type: 'integer',
        minimum: 0,
        description: 'Where the trouble starts in the label, counted in code points.',
      },
      end: {
        type: 'integer',
        minimum: 0,
        description: 'Where it ends: the code point just after it.',
      },
      suggestion: {
        anyOf: [
          {
            type: 'string',
          },
          {
            type: 'null',
          },
        ],
        description: 'What to write in its place; null when there is no repair.',
      },
    },
    required: ['code', 'message', 'start', 'end', 'suggestion'],
    description: 'Why ENSIP-15 refuses the label, or changes it.',
  },
  Problem: {
    type: 'object',
    properties: {
      type: {
        type: 'string',
        description: 'Address that identifies this kind of problem.',
      },
      title: {
        type: 'string',
        description: 'This kind of problem in a few words.',
      },
      status: {
        type: 'integer',
        description: 'The HTTP status again.',
      },
      detail: {
        type: 'string',
        description: 'What went wrong this time, in a sentence one can act on.',
      },
      code: {
        enum: [
          'malformed_json',
          'malformed_path',
          'unknown_operation',
          'method_not_allowed',
          'body_too_large',
          'unsupported_media_type',
          'invalid_request',
          'name_too_long',
          'not_a_grapheme',
          'unpaired_surrogate',
          'internal_error',
          'tables_unavailable',
        ],
        type: 'string',
        description: 'This kind of problem, for machines.',
      },
      errors: {
        type: 'array',
        items: {
          $ref: '#/components/schemas/ProblemFault',
        },
        description: 'Every value that is at fault.',
      },
    },
    required: ['type', 'title', 'status', 'detail', 'code'],
    description: 'Why there is no report (RFC 9457).',
  },
  ProblemFault: {
    type: 'object',
    properties: {
      path: {
        type: 'string',
        description:
          'Where the value is in the request, such as `names[3]`; empty for the whole body.',
      },
      detail: {
        type: 'string',
        description: 'What is wrong with it.',
      },
    },
    required: ['path', 'detail'],
  },
};
