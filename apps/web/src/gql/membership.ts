/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImageFieldsFragment = {
  fileId: string;
  width: number;
  height: number;
  url: string;
  alt: string | null;
  sources: Array<{ contentType: string; srcSet: string }>;
};

export type FileFieldsFragment = {
  id: string;
  name: string;
  byteSize: number;
  contentType: string;
  image: {
    fileId: string;
    width: number;
    height: number;
    url: string;
    alt: string | null;
    sources: Array<{ contentType: string; srcSet: string }>;
  } | null;
};

export type ApplicationHistoryFragment = {
  action: Types.ApplicationAction | null;
  from: Types.ApplicationStatus;
  to: Types.ApplicationStatus;
  actorName: string | null;
  at: string;
  reason: { text: string | null; canned: { en: string | null; es: string | null } | null } | null;
  comments: Array<{ field: string; comment: string }>;
};

export type ApplicationFieldsFragment = {
  id: string;
  status: Types.ApplicationStatus;
  step: Types.ApplicationStep;
  version: number;
  dateCreated: string;
  dateChanged: string;
  dateSubmitted: string | null;
  paymentDueAt: string | null;
  businessId: string | null;
  viewerActions: Array<Types.ApplicationAction>;
  viewerCanPay: boolean;
  form: {
    contactFirstName: string | null;
    contactLastName: string | null;
    email: string | null;
    phone: string | null;
    businessName: string | null;
    businessType: Types.BusinessType | null;
    size: Types.BusinessSize | null;
    referredBy: string | null;
    address: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    website: string | null;
    instagram: string | null;
    whatsapp: string | null;
    linkedin: string | null;
    facebook: string | null;
    services: Array<string>;
    description: string | null;
    taxId: string | null;
    documentType: string | null;
    lineOfBusiness: string | null;
    natureType: string | null;
    taxScheme: string | null;
    taxResponsibilities: Array<string>;
    taxRegime: string | null;
    vatRegime: string | null;
    taxpayerType: string | null;
    commercialActivity: string | null;
    billingEmail: string | null;
    logo: {
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    } | null;
    additionalImages: Array<{
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    }>;
    authorizedUsers: Array<{ firstName: string; lastName: string; email: string }>;
    shareholders: Array<{
      firstName: string;
      lastName: string;
      identification: string;
      image: {
        id: string;
        name: string;
        byteSize: number;
        contentType: string;
        image: {
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        } | null;
      } | null;
    }>;
    commercialReference: {
      firstName: string | null;
      lastName: string | null;
      phone: string | null;
      email: string | null;
      image: {
        id: string;
        name: string;
        byteSize: number;
        contentType: string;
        image: {
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        } | null;
      } | null;
    };
    incorporationArticles: Array<{
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    }>;
    taxDocuments: Array<{
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    }>;
    businessLicense: Array<{
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    }>;
    financialStatements: Array<{
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    }>;
    lastAssemblyMinutes: Array<{
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    }>;
  };
  requestedChanges: Array<{ field: string; comment: string }>;
  reason: { text: string | null; canned: { en: string | null; es: string | null } | null } | null;
  history: Array<{
    action: Types.ApplicationAction | null;
    from: Types.ApplicationStatus;
    to: Types.ApplicationStatus;
    actorName: string | null;
    at: string;
    reason: { text: string | null; canned: { en: string | null; es: string | null } | null } | null;
    comments: Array<{ field: string; comment: string }>;
  }>;
};

export type MyApplicationQueryVariables = Exact<{ [key: string]: never }>;

export type MyApplicationQuery = {
  liveCursor: string;
  myApplication: {
    id: string;
    status: Types.ApplicationStatus;
    step: Types.ApplicationStep;
    version: number;
    dateCreated: string;
    dateChanged: string;
    dateSubmitted: string | null;
    paymentDueAt: string | null;
    businessId: string | null;
    viewerActions: Array<Types.ApplicationAction>;
    viewerCanPay: boolean;
    form: {
      contactFirstName: string | null;
      contactLastName: string | null;
      email: string | null;
      phone: string | null;
      businessName: string | null;
      businessType: Types.BusinessType | null;
      size: Types.BusinessSize | null;
      referredBy: string | null;
      address: string | null;
      city: string | null;
      state: string | null;
      postalCode: string | null;
      country: string | null;
      website: string | null;
      instagram: string | null;
      whatsapp: string | null;
      linkedin: string | null;
      facebook: string | null;
      services: Array<string>;
      description: string | null;
      taxId: string | null;
      documentType: string | null;
      lineOfBusiness: string | null;
      natureType: string | null;
      taxScheme: string | null;
      taxResponsibilities: Array<string>;
      taxRegime: string | null;
      vatRegime: string | null;
      taxpayerType: string | null;
      commercialActivity: string | null;
      billingEmail: string | null;
      logo: {
        id: string;
        name: string;
        byteSize: number;
        contentType: string;
        image: {
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        } | null;
      } | null;
      additionalImages: Array<{
        id: string;
        name: string;
        byteSize: number;
        contentType: string;
        image: {
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        } | null;
      }>;
      authorizedUsers: Array<{ firstName: string; lastName: string; email: string }>;
      shareholders: Array<{
        firstName: string;
        lastName: string;
        identification: string;
        image: {
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        } | null;
      }>;
      commercialReference: {
        firstName: string | null;
        lastName: string | null;
        phone: string | null;
        email: string | null;
        image: {
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        } | null;
      };
      incorporationArticles: Array<{
        id: string;
        name: string;
        byteSize: number;
        contentType: string;
        image: {
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        } | null;
      }>;
      taxDocuments: Array<{
        id: string;
        name: string;
        byteSize: number;
        contentType: string;
        image: {
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        } | null;
      }>;
      businessLicense: Array<{
        id: string;
        name: string;
        byteSize: number;
        contentType: string;
        image: {
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        } | null;
      }>;
      financialStatements: Array<{
        id: string;
        name: string;
        byteSize: number;
        contentType: string;
        image: {
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        } | null;
      }>;
      lastAssemblyMinutes: Array<{
        id: string;
        name: string;
        byteSize: number;
        contentType: string;
        image: {
          fileId: string;
          width: number;
          height: number;
          url: string;
          alt: string | null;
          sources: Array<{ contentType: string; srcSet: string }>;
        } | null;
      }>;
    };
    requestedChanges: Array<{ field: string; comment: string }>;
    reason: { text: string | null; canned: { en: string | null; es: string | null } | null } | null;
    history: Array<{
      action: Types.ApplicationAction | null;
      from: Types.ApplicationStatus;
      to: Types.ApplicationStatus;
      actorName: string | null;
      at: string;
      reason: {
        text: string | null;
        canned: { en: string | null; es: string | null } | null;
      } | null;
      comments: Array<{ field: string; comment: string }>;
    }>;
  } | null;
};

export type MyApplicationChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;

export type MyApplicationChangedSubscription = {
  myApplicationChanged: {
    cursor: string;
    application: {
      id: string;
      status: Types.ApplicationStatus;
      step: Types.ApplicationStep;
      version: number;
      dateCreated: string;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanPay: boolean;
      form: {
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessName: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        city: string | null;
        state: string | null;
        postalCode: string | null;
        country: string | null;
        website: string | null;
        instagram: string | null;
        whatsapp: string | null;
        linkedin: string | null;
        facebook: string | null;
        services: Array<string>;
        description: string | null;
        taxId: string | null;
        documentType: string | null;
        lineOfBusiness: string | null;
        natureType: string | null;
        taxScheme: string | null;
        taxResponsibilities: Array<string>;
        taxRegime: string | null;
        vatRegime: string | null;
        taxpayerType: string | null;
        commercialActivity: string | null;
        billingEmail: string | null;
        logo: {
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        } | null;
        additionalImages: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        authorizedUsers: Array<{ firstName: string; lastName: string; email: string }>;
        shareholders: Array<{
          firstName: string;
          lastName: string;
          identification: string;
          image: {
            id: string;
            name: string;
            byteSize: number;
            contentType: string;
            image: {
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            } | null;
          } | null;
        }>;
        commercialReference: {
          firstName: string | null;
          lastName: string | null;
          phone: string | null;
          email: string | null;
          image: {
            id: string;
            name: string;
            byteSize: number;
            contentType: string;
            image: {
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            } | null;
          } | null;
        };
        incorporationArticles: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        taxDocuments: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        businessLicense: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        financialStatements: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        lastAssemblyMinutes: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
      };
      requestedChanges: Array<{ field: string; comment: string }>;
      reason: {
        text: string | null;
        canned: { en: string | null; es: string | null } | null;
      } | null;
      history: Array<{
        action: Types.ApplicationAction | null;
        from: Types.ApplicationStatus;
        to: Types.ApplicationStatus;
        actorName: string | null;
        at: string;
        reason: {
          text: string | null;
          canned: { en: string | null; es: string | null } | null;
        } | null;
        comments: Array<{ field: string; comment: string }>;
      }>;
    } | null;
  };
};

export type SaveApplicationDraftMutationVariables = Exact<{
  input: Types.SaveApplicationDraftInput;
}>;

export type SaveApplicationDraftMutation = {
  saveApplicationDraft: {
    application: {
      id: string;
      status: Types.ApplicationStatus;
      step: Types.ApplicationStep;
      version: number;
      dateCreated: string;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanPay: boolean;
      form: {
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessName: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        city: string | null;
        state: string | null;
        postalCode: string | null;
        country: string | null;
        website: string | null;
        instagram: string | null;
        whatsapp: string | null;
        linkedin: string | null;
        facebook: string | null;
        services: Array<string>;
        description: string | null;
        taxId: string | null;
        documentType: string | null;
        lineOfBusiness: string | null;
        natureType: string | null;
        taxScheme: string | null;
        taxResponsibilities: Array<string>;
        taxRegime: string | null;
        vatRegime: string | null;
        taxpayerType: string | null;
        commercialActivity: string | null;
        billingEmail: string | null;
        logo: {
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        } | null;
        additionalImages: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        authorizedUsers: Array<{ firstName: string; lastName: string; email: string }>;
        shareholders: Array<{
          firstName: string;
          lastName: string;
          identification: string;
          image: {
            id: string;
            name: string;
            byteSize: number;
            contentType: string;
            image: {
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            } | null;
          } | null;
        }>;
        commercialReference: {
          firstName: string | null;
          lastName: string | null;
          phone: string | null;
          email: string | null;
          image: {
            id: string;
            name: string;
            byteSize: number;
            contentType: string;
            image: {
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            } | null;
          } | null;
        };
        incorporationArticles: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        taxDocuments: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        businessLicense: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        financialStatements: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        lastAssemblyMinutes: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
      };
      requestedChanges: Array<{ field: string; comment: string }>;
      reason: {
        text: string | null;
        canned: { en: string | null; es: string | null } | null;
      } | null;
      history: Array<{
        action: Types.ApplicationAction | null;
        from: Types.ApplicationStatus;
        to: Types.ApplicationStatus;
        actorName: string | null;
        at: string;
        reason: {
          text: string | null;
          canned: { en: string | null; es: string | null } | null;
        } | null;
        comments: Array<{ field: string; comment: string }>;
      }>;
    } | null;
    userErrors: Array<{ code: string; field: string | null; retryAfterSeconds: number | null }>;
  };
};

export type SubmitApplicationMutationVariables = Exact<{
  input: Types.ApplicationActionInput;
}>;

export type SubmitApplicationMutation = {
  submitApplication: {
    application: {
      id: string;
      status: Types.ApplicationStatus;
      step: Types.ApplicationStep;
      version: number;
      dateCreated: string;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanPay: boolean;
      form: {
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessName: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        city: string | null;
        state: string | null;
        postalCode: string | null;
        country: string | null;
        website: string | null;
        instagram: string | null;
        whatsapp: string | null;
        linkedin: string | null;
        facebook: string | null;
        services: Array<string>;
        description: string | null;
        taxId: string | null;
        documentType: string | null;
        lineOfBusiness: string | null;
        natureType: string | null;
        taxScheme: string | null;
        taxResponsibilities: Array<string>;
        taxRegime: string | null;
        vatRegime: string | null;
        taxpayerType: string | null;
        commercialActivity: string | null;
        billingEmail: string | null;
        logo: {
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        } | null;
        additionalImages: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        authorizedUsers: Array<{ firstName: string; lastName: string; email: string }>;
        shareholders: Array<{
          firstName: string;
          lastName: string;
          identification: string;
          image: {
            id: string;
            name: string;
            byteSize: number;
            contentType: string;
            image: {
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            } | null;
          } | null;
        }>;
        commercialReference: {
          firstName: string | null;
          lastName: string | null;
          phone: string | null;
          email: string | null;
          image: {
            id: string;
            name: string;
            byteSize: number;
            contentType: string;
            image: {
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            } | null;
          } | null;
        };
        incorporationArticles: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        taxDocuments: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        businessLicense: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        financialStatements: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        lastAssemblyMinutes: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
      };
      requestedChanges: Array<{ field: string; comment: string }>;
      reason: {
        text: string | null;
        canned: { en: string | null; es: string | null } | null;
      } | null;
      history: Array<{
        action: Types.ApplicationAction | null;
        from: Types.ApplicationStatus;
        to: Types.ApplicationStatus;
        actorName: string | null;
        at: string;
        reason: {
          text: string | null;
          canned: { en: string | null; es: string | null } | null;
        } | null;
        comments: Array<{ field: string; comment: string }>;
      }>;
    } | null;
    userErrors: Array<{ code: string; field: string | null; retryAfterSeconds: number | null }>;
  };
};

export type WithdrawApplicationMutationVariables = Exact<{
  input: Types.ApplicationActionInput;
}>;

export type WithdrawApplicationMutation = {
  withdrawApplication: {
    application: {
      id: string;
      status: Types.ApplicationStatus;
      step: Types.ApplicationStep;
      version: number;
      dateCreated: string;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanPay: boolean;
      form: {
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessName: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        city: string | null;
        state: string | null;
        postalCode: string | null;
        country: string | null;
        website: string | null;
        instagram: string | null;
        whatsapp: string | null;
        linkedin: string | null;
        facebook: string | null;
        services: Array<string>;
        description: string | null;
        taxId: string | null;
        documentType: string | null;
        lineOfBusiness: string | null;
        natureType: string | null;
        taxScheme: string | null;
        taxResponsibilities: Array<string>;
        taxRegime: string | null;
        vatRegime: string | null;
        taxpayerType: string | null;
        commercialActivity: string | null;
        billingEmail: string | null;
        logo: {
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        } | null;
        additionalImages: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        authorizedUsers: Array<{ firstName: string; lastName: string; email: string }>;
        shareholders: Array<{
          firstName: string;
          lastName: string;
          identification: string;
          image: {
            id: string;
            name: string;
            byteSize: number;
            contentType: string;
            image: {
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            } | null;
          } | null;
        }>;
        commercialReference: {
          firstName: string | null;
          lastName: string | null;
          phone: string | null;
          email: string | null;
          image: {
            id: string;
            name: string;
            byteSize: number;
            contentType: string;
            image: {
              fileId: string;
              width: number;
              height: number;
              url: string;
              alt: string | null;
              sources: Array<{ contentType: string; srcSet: string }>;
            } | null;
          } | null;
        };
        incorporationArticles: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        taxDocuments: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        businessLicense: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        financialStatements: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
        lastAssemblyMinutes: Array<{
          id: string;
          name: string;
          byteSize: number;
          contentType: string;
          image: {
            fileId: string;
            width: number;
            height: number;
            url: string;
            alt: string | null;
            sources: Array<{ contentType: string; srcSet: string }>;
          } | null;
        }>;
      };
      requestedChanges: Array<{ field: string; comment: string }>;
      reason: {
        text: string | null;
        canned: { en: string | null; es: string | null } | null;
      } | null;
      history: Array<{
        action: Types.ApplicationAction | null;
        from: Types.ApplicationStatus;
        to: Types.ApplicationStatus;
        actorName: string | null;
        at: string;
        reason: {
          text: string | null;
          canned: { en: string | null; es: string | null } | null;
        } | null;
        comments: Array<{ field: string; comment: string }>;
      }>;
    } | null;
    userErrors: Array<{ code: string; field: string | null; retryAfterSeconds: number | null }>;
  };
};

export type ApplicationFactsFragment = {
  contactFirstName: string | null;
  contactLastName: string | null;
  email: string | null;
  phone: string | null;
  businessName: string | null;
  businessType: Types.BusinessType | null;
  size: Types.BusinessSize | null;
  referredBy: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  website: string | null;
  instagram: string | null;
  whatsapp: string | null;
  linkedin: string | null;
  facebook: string | null;
  services: Array<string>;
  description: string | null;
  taxId: string | null;
  documentType: string | null;
  lineOfBusiness: string | null;
  natureType: string | null;
  taxScheme: string | null;
  taxResponsibilities: Array<string>;
  taxRegime: string | null;
  vatRegime: string | null;
  taxpayerType: string | null;
  commercialActivity: string | null;
  billingEmail: string | null;
  logo: {
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  } | null;
  additionalImages: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  authorizedUsers: Array<{ firstName: string; lastName: string; email: string }>;
  shareholders: Array<{
    firstName: string;
    lastName: string;
    identification: string;
    image: {
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    } | null;
  }>;
  commercialReference: {
    firstName: string | null;
    lastName: string | null;
    phone: string | null;
    email: string | null;
    image: {
      id: string;
      name: string;
      byteSize: number;
      contentType: string;
      image: {
        fileId: string;
        width: number;
        height: number;
        url: string;
        alt: string | null;
        sources: Array<{ contentType: string; srcSet: string }>;
      } | null;
    } | null;
  };
  incorporationArticles: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  taxDocuments: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  businessLicense: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  financialStatements: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
  lastAssemblyMinutes: Array<{
    id: string;
    name: string;
    byteSize: number;
    contentType: string;
    image: {
      fileId: string;
      width: number;
      height: number;
      url: string;
      alt: string | null;
      sources: Array<{ contentType: string; srcSet: string }>;
    } | null;
  }>;
};

export type ReasonFieldsFragment = {
  text: string | null;
  canned: { en: string | null; es: string | null } | null;
};

export const ImageFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImageFieldsFragment, unknown>;
export const FileFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FileFieldsFragment, unknown>;
export const ApplicationFactsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationForm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contactFirstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactLastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
          { kind: 'Field', name: { kind: 'Name', value: 'referredBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'additionalImages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postalCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instagram' } },
          { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'facebook' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authorizedUsers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'services' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'documentType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lineOfBusiness' } },
          { kind: 'Field', name: { kind: 'Name', value: 'natureType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxScheme' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxResponsibilities' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxpayerType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commercialActivity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'billingEmail' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareholders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'identification' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'commercialReference' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incorporationArticles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'taxDocuments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'businessLicense' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'financialStatements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lastAssemblyMinutes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationFactsFragment, unknown>;
export const ReasonFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReasonFieldsFragment, unknown>;
export const ApplicationHistoryFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationHistory' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTransition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'action' } },
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'to' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actorName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationHistoryFragment, unknown>;
export const ApplicationFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'step' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanPay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationFacts' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requestedChanges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'history' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationHistory' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationForm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contactFirstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactLastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
          { kind: 'Field', name: { kind: 'Name', value: 'referredBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'additionalImages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postalCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instagram' } },
          { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'facebook' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authorizedUsers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'services' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'documentType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lineOfBusiness' } },
          { kind: 'Field', name: { kind: 'Name', value: 'natureType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxScheme' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxResponsibilities' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxpayerType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commercialActivity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'billingEmail' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareholders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'identification' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'commercialReference' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incorporationArticles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'taxDocuments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'businessLicense' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'financialStatements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lastAssemblyMinutes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationHistory' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTransition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'action' } },
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'to' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actorName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationFieldsFragment, unknown>;
export const MyApplicationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MyApplication' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'liveCursor' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myApplication' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationForm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contactFirstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactLastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
          { kind: 'Field', name: { kind: 'Name', value: 'referredBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'additionalImages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postalCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instagram' } },
          { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'facebook' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authorizedUsers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'services' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'documentType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lineOfBusiness' } },
          { kind: 'Field', name: { kind: 'Name', value: 'natureType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxScheme' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxResponsibilities' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxpayerType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commercialActivity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'billingEmail' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareholders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'identification' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'commercialReference' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incorporationArticles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'taxDocuments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'businessLicense' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'financialStatements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lastAssemblyMinutes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationHistory' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTransition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'action' } },
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'to' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actorName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'step' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanPay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationFacts' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requestedChanges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'history' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationHistory' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyApplicationQuery, MyApplicationQueryVariables>;
export const MyApplicationChangedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'MyApplicationChanged' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventCursor' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myApplicationChanged' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'application' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationFields' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationForm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contactFirstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactLastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
          { kind: 'Field', name: { kind: 'Name', value: 'referredBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'additionalImages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postalCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instagram' } },
          { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'facebook' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authorizedUsers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'services' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'documentType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lineOfBusiness' } },
          { kind: 'Field', name: { kind: 'Name', value: 'natureType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxScheme' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxResponsibilities' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxpayerType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commercialActivity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'billingEmail' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareholders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'identification' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'commercialReference' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incorporationArticles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'taxDocuments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'businessLicense' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'financialStatements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lastAssemblyMinutes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationHistory' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTransition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'action' } },
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'to' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actorName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'step' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanPay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationFacts' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requestedChanges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'history' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationHistory' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  MyApplicationChangedSubscription,
  MyApplicationChangedSubscriptionVariables
>;
export const SaveApplicationDraftDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveApplicationDraft' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveApplicationDraftInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveApplicationDraft' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'application' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationFields' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationForm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contactFirstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactLastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
          { kind: 'Field', name: { kind: 'Name', value: 'referredBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'additionalImages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postalCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instagram' } },
          { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'facebook' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authorizedUsers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'services' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'documentType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lineOfBusiness' } },
          { kind: 'Field', name: { kind: 'Name', value: 'natureType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxScheme' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxResponsibilities' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxpayerType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commercialActivity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'billingEmail' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareholders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'identification' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'commercialReference' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incorporationArticles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'taxDocuments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'businessLicense' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'financialStatements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lastAssemblyMinutes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationHistory' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTransition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'action' } },
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'to' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actorName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'step' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanPay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationFacts' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requestedChanges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'history' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationHistory' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveApplicationDraftMutation, SaveApplicationDraftMutationVariables>;
export const SubmitApplicationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SubmitApplication' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationActionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'submitApplication' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'application' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationFields' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationForm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contactFirstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactLastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
          { kind: 'Field', name: { kind: 'Name', value: 'referredBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'additionalImages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postalCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instagram' } },
          { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'facebook' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authorizedUsers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'services' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'documentType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lineOfBusiness' } },
          { kind: 'Field', name: { kind: 'Name', value: 'natureType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxScheme' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxResponsibilities' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxpayerType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commercialActivity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'billingEmail' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareholders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'identification' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'commercialReference' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incorporationArticles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'taxDocuments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'businessLicense' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'financialStatements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lastAssemblyMinutes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationHistory' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTransition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'action' } },
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'to' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actorName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'step' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanPay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationFacts' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requestedChanges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'history' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationHistory' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubmitApplicationMutation, SubmitApplicationMutationVariables>;
export const WithdrawApplicationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'WithdrawApplication' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationActionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawApplication' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'application' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationFields' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'fileId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'srcSet' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'File' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'byteSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageFields' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationForm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contactFirstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactLastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'size' } },
          { kind: 'Field', name: { kind: 'Name', value: 'referredBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'additionalImages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postalCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instagram' } },
          { kind: 'Field', name: { kind: 'Name', value: 'whatsapp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'facebook' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authorizedUsers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'services' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'documentType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lineOfBusiness' } },
          { kind: 'Field', name: { kind: 'Name', value: 'natureType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxScheme' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxResponsibilities' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatRegime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taxpayerType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'commercialActivity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'billingEmail' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareholders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'identification' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'commercialReference' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'image' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'incorporationArticles' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'taxDocuments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'businessLicense' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'financialStatements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lastAssemblyMinutes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FileFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReasonFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Reason' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'canned' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                { kind: 'Field', name: { kind: 'Name', value: 'es' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationHistory' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTransition' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'action' } },
          { kind: 'Field', name: { kind: 'Name', value: 'from' } },
          { kind: 'Field', name: { kind: 'Name', value: 'to' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actorName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'comments' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'step' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanPay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationFacts' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requestedChanges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                { kind: 'Field', name: { kind: 'Name', value: 'comment' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reason' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReasonFields' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'history' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationHistory' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
type HookArguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useMyApplicationQuery = (
  ...[options]: HookArguments<
    MyApplicationQueryVariables,
    useQuery.Options<MyApplicationQuery, MyApplicationQueryVariables>
  >
) =>
  useQuery(
    MyApplicationDocument,
    options as useQuery.Options<MyApplicationQuery, MyApplicationQueryVariables>,
  );

export const useMyApplicationChangedSubscription = (
  ...[options]: HookArguments<
    MyApplicationChangedSubscriptionVariables,
    useSubscription.Options<
      MyApplicationChangedSubscription,
      MyApplicationChangedSubscriptionVariables
    >
  >
) =>
  useSubscription(
    MyApplicationChangedDocument,
    options as useSubscription.Options<
      MyApplicationChangedSubscription,
      MyApplicationChangedSubscriptionVariables
    >,
  );

export const useSaveApplicationDraftMutation = (
  options?: useMutation.Options<
    SaveApplicationDraftMutation,
    SaveApplicationDraftMutationVariables
  >,
) => useMutation(SaveApplicationDraftDocument, options);

export const useSubmitApplicationMutation = (
  options?: useMutation.Options<SubmitApplicationMutation, SubmitApplicationMutationVariables>,
) => useMutation(SubmitApplicationDocument, options);

export const useWithdrawApplicationMutation = (
  options?: useMutation.Options<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>,
) => useMutation(WithdrawApplicationDocument, options);
