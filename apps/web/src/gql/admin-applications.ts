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

export type ApplicationRowFragment = {
  id: string;
  status: Types.ApplicationStatus;
  dateChanged: string;
  dateSubmitted: string | null;
  paymentDueAt: string | null;
  applicant: { id: string; displayName: string; email: string | null };
  form: { businessName: string | null; city: string | null; country: string | null };
};

export type ApplicationDetailsFragment = {
  version: number;
  businessId: string | null;
  viewerActions: Array<Types.ApplicationAction>;
  viewerCanRemind: boolean;
  id: string;
  status: Types.ApplicationStatus;
  dateChanged: string;
  dateSubmitted: string | null;
  paymentDueAt: string | null;
  form: {
    businessName: string | null;
    city: string | null;
    country: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    email: string | null;
    phone: string | null;
    businessType: Types.BusinessType | null;
    size: Types.BusinessSize | null;
    referredBy: string | null;
    address: string | null;
    state: string | null;
    postalCode: string | null;
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
  applicant: { id: string; displayName: string; email: string | null };
};

export type ApplicationRefusalFragment = { code: string; field: string | null };

export type ApplicationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  tab: Types.ApplicationTab;
  status?: Types.ApplicationStatus | null | undefined;
  search?: string | null | undefined;
}>;

export type ApplicationsQuery = {
  applications: {
    edges: Array<{
      cursor: string;
      node: {
        id: string;
        status: Types.ApplicationStatus;
        dateChanged: string;
        dateSubmitted: string | null;
        paymentDueAt: string | null;
        applicant: { id: string; displayName: string; email: string | null };
        form: { businessName: string | null; city: string | null; country: string | null };
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type ApplicationCountsQueryVariables = Exact<{ [key: string]: never }>;

export type ApplicationCountsQuery = {
  liveCursor: string;
  applicationCounts: Array<{ tab: Types.ApplicationTab; count: number }>;
};

export type ApplicationQueryVariables = Exact<{
  id: string | number;
}>;

export type ApplicationQuery = {
  liveCursor: string;
  application: {
    version: number;
    businessId: string | null;
    viewerActions: Array<Types.ApplicationAction>;
    viewerCanRemind: boolean;
    id: string;
    status: Types.ApplicationStatus;
    dateChanged: string;
    dateSubmitted: string | null;
    paymentDueAt: string | null;
    form: {
      businessName: string | null;
      city: string | null;
      country: string | null;
      contactFirstName: string | null;
      contactLastName: string | null;
      email: string | null;
      phone: string | null;
      businessType: Types.BusinessType | null;
      size: Types.BusinessSize | null;
      referredBy: string | null;
      address: string | null;
      state: string | null;
      postalCode: string | null;
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
    applicant: { id: string; displayName: string; email: string | null };
  } | null;
};

export type ApplicationInvoicesQueryVariables = Exact<{
  applicationId: string | number;
}>;

export type ApplicationInvoicesQuery = {
  openInvoices: Array<{
    id: string;
    number: string;
    dueAt: string;
    total: { amountMinor: number; currency: string };
    displayTotal: { amountMinor: number; currency: string };
  }>;
};

export type ApplicationChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;

export type ApplicationChangedSubscription = {
  applicationChanged: {
    cursor: string;
    applicationId: string;
    counts: Array<{ tab: Types.ApplicationTab; count: number }>;
    application: {
      version: number;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanRemind: boolean;
      id: string;
      status: Types.ApplicationStatus;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      form: {
        businessName: string | null;
        city: string | null;
        country: string | null;
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        state: string | null;
        postalCode: string | null;
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
      applicant: { id: string; displayName: string; email: string | null };
    } | null;
  };
};

export type ApproveApplicationMutationVariables = Exact<{
  input: Types.ApplicationActionInput;
}>;

export type ApproveApplicationMutation = {
  approveApplication: {
    application: {
      version: number;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanRemind: boolean;
      id: string;
      status: Types.ApplicationStatus;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      form: {
        businessName: string | null;
        city: string | null;
        country: string | null;
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        state: string | null;
        postalCode: string | null;
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
      applicant: { id: string; displayName: string; email: string | null };
    } | null;
    userErrors: Array<{ code: string; field: string | null }>;
  };
};

export type RequestApplicationChangesMutationVariables = Exact<{
  input: Types.RequestApplicationChangesInput;
}>;

export type RequestApplicationChangesMutation = {
  requestApplicationChanges: {
    application: {
      version: number;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanRemind: boolean;
      id: string;
      status: Types.ApplicationStatus;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      form: {
        businessName: string | null;
        city: string | null;
        country: string | null;
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        state: string | null;
        postalCode: string | null;
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
      applicant: { id: string; displayName: string; email: string | null };
    } | null;
    userErrors: Array<{ code: string; field: string | null }>;
  };
};

export type RejectApplicationMutationVariables = Exact<{
  input: Types.CloseApplicationInput;
}>;

export type RejectApplicationMutation = {
  rejectApplication: {
    application: {
      version: number;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanRemind: boolean;
      id: string;
      status: Types.ApplicationStatus;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      form: {
        businessName: string | null;
        city: string | null;
        country: string | null;
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        state: string | null;
        postalCode: string | null;
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
      applicant: { id: string; displayName: string; email: string | null };
    } | null;
    userErrors: Array<{ code: string; field: string | null }>;
  };
};

export type DeleteApplicationMutationVariables = Exact<{
  input: Types.CloseApplicationInput;
}>;

export type DeleteApplicationMutation = {
  deleteApplication: {
    application: {
      version: number;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanRemind: boolean;
      id: string;
      status: Types.ApplicationStatus;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      form: {
        businessName: string | null;
        city: string | null;
        country: string | null;
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        state: string | null;
        postalCode: string | null;
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
      applicant: { id: string; displayName: string; email: string | null };
    } | null;
    userErrors: Array<{ code: string; field: string | null }>;
  };
};

export type SendPaymentReminderMutationVariables = Exact<{
  input: Types.ApplicationActionInput;
}>;

export type SendPaymentReminderMutation = {
  sendPaymentReminder: {
    application: {
      version: number;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanRemind: boolean;
      id: string;
      status: Types.ApplicationStatus;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      form: {
        businessName: string | null;
        city: string | null;
        country: string | null;
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        state: string | null;
        postalCode: string | null;
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
      applicant: { id: string; displayName: string; email: string | null };
    } | null;
    userErrors: Array<{ code: string; field: string | null }>;
  };
};

export type ActivateApplicationMutationVariables = Exact<{
  input: Types.ActivateApplicationInput;
}>;

export type ActivateApplicationMutation = {
  activateApplication: {
    application: {
      version: number;
      businessId: string | null;
      viewerActions: Array<Types.ApplicationAction>;
      viewerCanRemind: boolean;
      id: string;
      status: Types.ApplicationStatus;
      dateChanged: string;
      dateSubmitted: string | null;
      paymentDueAt: string | null;
      form: {
        businessName: string | null;
        city: string | null;
        country: string | null;
        contactFirstName: string | null;
        contactLastName: string | null;
        email: string | null;
        phone: string | null;
        businessType: Types.BusinessType | null;
        size: Types.BusinessSize | null;
        referredBy: string | null;
        address: string | null;
        state: string | null;
        postalCode: string | null;
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
      applicant: { id: string; displayName: string; email: string | null };
    } | null;
    userErrors: Array<{ code: string; field: string | null }>;
  };
};

export type RecordApplicationPaymentMutationVariables = Exact<{
  input: Types.RecordManualPaymentInput;
}>;

export type RecordApplicationPaymentMutation = {
  recordManualPayment: {
    payment: { id: string; status: Types.PaymentStatus } | null;
    userErrors: Array<{ code: string; field: string | null }>;
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

export const ApplicationRowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationRowFragment, unknown>;
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
export const ApplicationDetailsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationRow' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanRemind' } },
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
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
} as unknown as DocumentNode<ApplicationDetailsFragment, unknown>;
export const ApplicationRefusalFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'field' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationRefusalFragment, unknown>;
export const ApplicationsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Applications' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Cursor' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'tab' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationTab' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ApplicationStatus' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applications' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'tab' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'tab' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'status' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ApplicationRow' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
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
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationsQuery, ApplicationsQueryVariables>;
export const ApplicationCountsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ApplicationCounts' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'liveCursor' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicationCounts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'tab' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationCountsQuery, ApplicationCountsQueryVariables>;
export const ApplicationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Application' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'liveCursor' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'application' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationDetails' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
      name: { kind: 'Name', value: 'ApplicationDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationRow' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanRemind' } },
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
} as unknown as DocumentNode<ApplicationQuery, ApplicationQueryVariables>;
export const ApplicationInvoicesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ApplicationInvoices' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'applicationId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'openInvoices' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'applicationId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'applicationId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dueAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'total' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'displayTotal' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'amountMinor' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApplicationInvoicesQuery, ApplicationInvoicesQueryVariables>;
export const ApplicationChangedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'ApplicationChanged' },
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
            name: { kind: 'Name', value: 'applicationChanged' },
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
                { kind: 'Field', name: { kind: 'Name', value: 'applicationId' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'counts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'tab' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'application' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationDetails' },
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
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
      name: { kind: 'Name', value: 'ApplicationDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationRow' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanRemind' } },
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
  ApplicationChangedSubscription,
  ApplicationChangedSubscriptionVariables
>;
export const ApproveApplicationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ApproveApplication' },
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
            name: { kind: 'Name', value: 'approveApplication' },
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
                        name: { kind: 'Name', value: 'ApplicationDetails' },
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
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationRefusal' },
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
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
      name: { kind: 'Name', value: 'ApplicationDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationRow' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanRemind' } },
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
      name: { kind: 'Name', value: 'ApplicationRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'field' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApproveApplicationMutation, ApproveApplicationMutationVariables>;
export const RequestApplicationChangesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RequestApplicationChanges' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'RequestApplicationChangesInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requestApplicationChanges' },
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
                        name: { kind: 'Name', value: 'ApplicationDetails' },
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
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationRefusal' },
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
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
      name: { kind: 'Name', value: 'ApplicationDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationRow' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanRemind' } },
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
      name: { kind: 'Name', value: 'ApplicationRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'field' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  RequestApplicationChangesMutation,
  RequestApplicationChangesMutationVariables
>;
export const RejectApplicationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RejectApplication' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CloseApplicationInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rejectApplication' },
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
                        name: { kind: 'Name', value: 'ApplicationDetails' },
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
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationRefusal' },
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
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
      name: { kind: 'Name', value: 'ApplicationDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationRow' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanRemind' } },
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
      name: { kind: 'Name', value: 'ApplicationRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'field' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RejectApplicationMutation, RejectApplicationMutationVariables>;
export const DeleteApplicationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteApplication' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CloseApplicationInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteApplication' },
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
                        name: { kind: 'Name', value: 'ApplicationDetails' },
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
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationRefusal' },
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
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
      name: { kind: 'Name', value: 'ApplicationDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationRow' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanRemind' } },
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
      name: { kind: 'Name', value: 'ApplicationRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'field' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteApplicationMutation, DeleteApplicationMutationVariables>;
export const SendPaymentReminderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SendPaymentReminder' },
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
            name: { kind: 'Name', value: 'sendPaymentReminder' },
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
                        name: { kind: 'Name', value: 'ApplicationDetails' },
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
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationRefusal' },
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
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
      name: { kind: 'Name', value: 'ApplicationDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationRow' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanRemind' } },
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
      name: { kind: 'Name', value: 'ApplicationRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'field' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SendPaymentReminderMutation, SendPaymentReminderMutationVariables>;
export const ActivateApplicationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ActivateApplication' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ActivateApplicationInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activateApplication' },
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
                        name: { kind: 'Name', value: 'ApplicationDetails' },
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
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationRefusal' },
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
      name: { kind: 'Name', value: 'ApplicationRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateChanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDueAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'applicant' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'form' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
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
      name: { kind: 'Name', value: 'ApplicationDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Application' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApplicationRow' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'businessId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerActions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'viewerCanRemind' } },
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
      name: { kind: 'Name', value: 'ApplicationRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'field' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ActivateApplicationMutation, ActivateApplicationMutationVariables>;
export const RecordApplicationPaymentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RecordApplicationPayment' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RecordManualPaymentInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'recordManualPayment' },
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
                  name: { kind: 'Name', value: 'payment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ApplicationRefusal' },
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
      name: { kind: 'Name', value: 'ApplicationRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UserError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'field' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  RecordApplicationPaymentMutation,
  RecordApplicationPaymentMutationVariables
>;
type HookArguments<Variables, Options> =
  Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export const useApplicationsQuery = (
  ...[options]: HookArguments<
    ApplicationsQueryVariables,
    useQuery.Options<ApplicationsQuery, ApplicationsQueryVariables>
  >
) =>
  useQuery(
    ApplicationsDocument,
    options as useQuery.Options<ApplicationsQuery, ApplicationsQueryVariables>,
  );

export const useApplicationCountsQuery = (
  ...[options]: HookArguments<
    ApplicationCountsQueryVariables,
    useQuery.Options<ApplicationCountsQuery, ApplicationCountsQueryVariables>
  >
) =>
  useQuery(
    ApplicationCountsDocument,
    options as useQuery.Options<ApplicationCountsQuery, ApplicationCountsQueryVariables>,
  );

export const useApplicationQuery = (
  ...[options]: HookArguments<
    ApplicationQueryVariables,
    useQuery.Options<ApplicationQuery, ApplicationQueryVariables>
  >
) =>
  useQuery(
    ApplicationDocument,
    options as useQuery.Options<ApplicationQuery, ApplicationQueryVariables>,
  );

export const useApplicationInvoicesQuery = (
  ...[options]: HookArguments<
    ApplicationInvoicesQueryVariables,
    useQuery.Options<ApplicationInvoicesQuery, ApplicationInvoicesQueryVariables>
  >
) =>
  useQuery(
    ApplicationInvoicesDocument,
    options as useQuery.Options<ApplicationInvoicesQuery, ApplicationInvoicesQueryVariables>,
  );

export const useApplicationChangedSubscription = (
  ...[options]: HookArguments<
    ApplicationChangedSubscriptionVariables,
    useSubscription.Options<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>
  >
) =>
  useSubscription(
    ApplicationChangedDocument,
    options as useSubscription.Options<
      ApplicationChangedSubscription,
      ApplicationChangedSubscriptionVariables
    >,
  );

export const useApproveApplicationMutation = (
  options?: useMutation.Options<ApproveApplicationMutation, ApproveApplicationMutationVariables>,
) => useMutation(ApproveApplicationDocument, options);

export const useRequestApplicationChangesMutation = (
  options?: useMutation.Options<
    RequestApplicationChangesMutation,
    RequestApplicationChangesMutationVariables
  >,
) => useMutation(RequestApplicationChangesDocument, options);

export const useRejectApplicationMutation = (
  options?: useMutation.Options<RejectApplicationMutation, RejectApplicationMutationVariables>,
) => useMutation(RejectApplicationDocument, options);

export const useDeleteApplicationMutation = (
  options?: useMutation.Options<DeleteApplicationMutation, DeleteApplicationMutationVariables>,
) => useMutation(DeleteApplicationDocument, options);

export const useSendPaymentReminderMutation = (
  options?: useMutation.Options<SendPaymentReminderMutation, SendPaymentReminderMutationVariables>,
) => useMutation(SendPaymentReminderDocument, options);

export const useActivateApplicationMutation = (
  options?: useMutation.Options<ActivateApplicationMutation, ActivateApplicationMutationVariables>,
) => useMutation(ActivateApplicationDocument, options);

export const useRecordApplicationPaymentMutation = (
  options?: useMutation.Options<
    RecordApplicationPaymentMutation,
    RecordApplicationPaymentMutationVariables
  >,
) => useMutation(RecordApplicationPaymentDocument, options);
